import type { Course, WrittenLesson } from './courseware.ts';
import { countWords } from './html/plain-text.ts';
import { meanSentence, sentencesOf } from './html/sentences.ts';
import { readHtml } from './read/lessons/read-html.ts';

/** What exists of a course, and what is still to come. */
export interface Inventory {
  readonly course: string;
  readonly modules: number;
  readonly lessons: number;
  readonly checks: number;
  readonly items: number;
  readonly exercises: number;
  readonly explorables: number;
  readonly words: number;
  readonly bytes: number;
  readonly sentences: number;
  readonly wordsInSentences: number;
  readonly lessonsToCome: number;
  /** Assessments, finals and projects. */
  readonly othersToCome: number;
}

const COUNTS = [
  ...(['modules', 'lessons', 'checks', 'items', 'exercises', 'explorables', 'words', 'bytes'] as const),
  ...(['sentences', 'wordsInSentences', 'lessonsToCome', 'othersToCome'] as const),
] as const;

export function inventoryOf({ id, modules, final, project }: Course): Inventory {
  const all = modules.flatMap(({ lessons }) => lessons);
  const written = all.filter((lesson): lesson is WrittenLesson => lesson.kind === 'written');
  const assessments = [...modules.map(({ assessment }) => assessment), final];
  const htmls = written.map(({ blocks }) => blocks.map(readHtml).join('\n'));
  const sentences = htmls.flatMap(sentencesOf);
  const blocks = written.flatMap((lesson) => lesson.blocks);
  return {
    course: id,
    modules: modules.length,
    lessons: written.length,
    checks: sum(written.map(({ checks }) => checks.length)),
    items: sum(assessments.map((assessment) => assessment?.items.length ?? 0)),
    exercises: written.filter(({ exercise }) => exercise !== null).length,
    explorables: blocks.filter(({ kind }) => kind === 'explore').length,
    words: sum(htmls.map(countWords)),
    bytes: sum(written.map(({ sizeBytes }) => sizeBytes)),
    sentences: sentences.length,
    wordsInSentences: sentences.length * meanSentence(sentences),
    lessonsToCome: all.length - written.length,
    othersToCome: [...assessments, project].filter((part) => part === null).length,
  };
}

export function totalOf(inventories: readonly Inventory[]): Inventory {
  const totals = COUNTS.map((count) => [count, sum(inventories.map((inventory) => inventory[count]))]);
  return { course: `${inventories.length} courses`, ...Object.fromEntries(totals) } as Inventory;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const COLUMNS: readonly (readonly [head: string, cell: (inventory: Inventory) => string])[] = [
  ['course', ({ course }) => course],
  ['modules', ({ modules }) => String(modules)],
  ['lessons', ({ lessons }) => String(lessons)],
  ['checks', ({ checks }) => String(checks)],
  ['items', ({ items }) => String(items)],
  ['exercises', ({ exercises }) => String(exercises)],
  ['explorables', ({ explorables }) => String(explorables)],
  ['words', ({ words }) => String(words)],
  ['bytes sent', ({ bytes }) => String(bytes)],
  [
    'mean sentence',
    ({ sentences, wordsInSentences }) => (sentences === 0 ? '-' : (wordsInSentences / sentences).toFixed(1)),
  ],
  ['to come', toCome],
];

function toCome({ lessonsToCome, othersToCome }: Inventory): string {
  if (lessonsToCome + othersToCome === 0) return '-';
  return `${lessonsToCome} lessons, ${othersToCome} assessments or projects`;
}

/** As a plain-text table: a line for each course, and one for all of them. */
export function inventoryTable(courses: readonly Course[]): string {
  const inventories = courses.map(inventoryOf);
  const rows = [...inventories, totalOf(inventories)].map((row) => COLUMNS.map(([, cell]) => cell(row)));
  const table = [COLUMNS.map(([head]) => head), ...rows];
  const widths = COLUMNS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          const isText = column === 0 || column === COLUMNS.length - 1;
          return isText ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
