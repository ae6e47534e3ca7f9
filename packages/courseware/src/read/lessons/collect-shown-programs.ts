import type { Reading } from '../reading.ts';
import type { LessonSource } from './lesson-source.ts';

/** A program in a lesson's text, and the output that the text shows for it. */
const SHOWN = /^```python\n((?:(?!```).*\n)*)```\n\nIt prints:\n\n```\n((?:(?!```).*\n)*)```$/gm;
const SAYS_SO = /^It prints:$/gm;

/** Collects the programs that a lesson shows with their output, to be proven by running them. */
export function collectShownPrograms(reading: Reading, { file, body, bodyLine }: LessonSource): void {
  const lineAt = (index: number) => bodyLine - 1 + body.slice(0, index + 1).split('\n').length;
  const shown = [...body.matchAll(SHOWN)];
  for (const { index, 1: code = '', 2: output = '' } of shown)
    reading.programs.push({ file, line: lineAt(index), kind: 'shown', code, output });
  const isShown = (index: number) =>
    shown.some((one) => one.index < index && index < one.index + one[0].length);
  for (const { index } of body.matchAll(SAYS_SO))
    if (!isShown(index))
      reading.report(
        file,
        lineAt(index),
        'Before and after "It prints:" stand a program and what it prints.',
      );
}
