import type { Lint } from '../linted-course.ts';
import { linesOf } from '../texts-of.ts';

const RULE = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)+\|?\s*$/;

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Two columns with one name cannot be told apart, least of all with a screen reader. */
export const checkTableHeaders: Lint = ({ lessons }, report) => {
  for (const { source } of lessons) {
    const lines = linesOf(source);
    for (const [index, { text }] of lines.entries()) {
      const head = lines[index - 1];
      if (!head || !RULE.test(text)) continue;
      const names = cellsOf(head.text);
      const repeated = names.find((name, place) => names.indexOf(name) !== place);
      if (repeated !== undefined)
        report(head.file, head.line, `Two columns of this table are called "${repeated}".`);
    }
  }
};
