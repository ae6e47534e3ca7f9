import type { SourcePath, YamlSource } from '../../source/yaml-source.ts';
import type { Lint } from '../linted-course.ts';

const STEM_WORDS = 3;
const MOST_TIMES = 3;

interface RawOption {
  readonly text: string;
  readonly right?: boolean;
}
type RawOptions = readonly RawOption[];

interface Offered {
  readonly source: YamlSource;
  readonly path: SourcePath;
  readonly isRight: boolean;
}

/** The first words, in which any number equals any other; null when there are fewer. */
function stemOf(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < STEM_WORDS) return null;
  return words
    .slice(0, STEM_WORDS)
    .map((word) => (/\d/.test(word) ? '#' : word))
    .join(' ');
}

function offeredIn(source: YamlSource, list: 'checks' | 'items'): [string, Offered][] {
  const questions = (
    source.value as Record<string, readonly Record<string, RawOptions | undefined>[] | undefined>
  )[list];
  return (questions ?? []).flatMap((question, place) =>
    ['options', 'faults', 'repairs'].flatMap((field) =>
      (question[field] ?? []).flatMap(({ text, right = false }, index): [string, Offered][] => {
        const stem = stemOf(text);
        return stem === null ? [] : [[stem, { source, path: [list, place, field, index], isRight: right }]];
      }),
    ),
  );
}

/** An option that begins like three others that were all wrong is recognised without thought. */
export const checkDistractorStems: Lint = ({ lessons, banks }, report) => {
  const offered = [
    ...lessons.flatMap(({ sibling }) => (sibling ? offeredIn(sibling, 'checks') : [])),
    ...banks.flatMap(({ source }) => offeredIn(source, 'items')),
  ];
  for (const [stem, all] of Map.groupBy(offered, ([first]) => first)) {
    const options = all.map(([, option]) => option);
    const [last] = options.slice(-1);
    if (last && options.length > MOST_TIMES && !options.some(({ isRight }) => isRight))
      report(
        last.source.file,
        last.source.lineOf(last.path),
        `"${stem} …" begins ${options.length} options of this course and is never right.`,
      );
  }
};
