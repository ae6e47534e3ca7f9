import { readFileSync } from 'node:fs';

/**
 * Half of the questions (with more in `tune/`) is for choosing words and thresholds; the other half only measures the
 * result. It has been counted more than once, so each round of tuning starts with a set that is written before it and
 * counted after it: `fresh`, then `later`, then two halves of one: `newest` was inspected after its first count,
 * `unseen` never; then two halves again: `latest` was inspected, `withheld` never; then `recent`, only about the
 * learner's own state, of which only the kinds of misses were known when the rules were fixed; then `afresh` and
 * `closing`, about the same, each counted once before it was inspected; then `strangers`, by somebody who knew only
 * what the intents are, counted once and never inspected; then `visitors`, about lessons and unrelated subjects, by
 * somebody who knew only the titles and aims of the lessons; then `study`, about the same, which was inspected before
 * it was counted; `visitors` was inspected after its first count, and `newcomers` was written in the same way.
 * Inspected sets are used for training.
 */
export const COLUMNS = [
  'tune',
  'hold-out',
  'fresh',
  'later',
  'newest',
  'unseen',
  'latest',
  'withheld',
  'recent',
  'afresh',
  'closing',
  'strangers',
  'visitors',
  'study',
  'newcomers',
] as const;
export type Column = (typeof COLUMNS)[number];

export interface TestQuestion {
  readonly column: Column;
  readonly question: string;
}

export interface AnsweredQuestion extends TestQuestion {
  /** Ids of lessons or intents; each of them is right, the first is the one that was meant. */
  readonly right: readonly string[];
}

export const QUESTIONS_FOLDER = new URL('./questions/', import.meta.url);

const linesOf = (path: string) =>
  readFileSync(new URL(`${path}.txt`, QUESTIONS_FOLDER), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const inHalves = (name: string) =>
  linesOf(name).map((line, index) => ({ line, column: COLUMNS[index % 2] ?? 'tune' }));
/** The hold-out is the other half of `tune`. */
const FOLDERS = COLUMNS.filter((column) => column !== 'hold-out');
const setOf = (column: (typeof FOLDERS)[number], name: string) =>
  linesOf(`${column}/${name}`).map((line) => ({ line, column }));
const everywhere = (name: string) => [...inHalves(name), ...FOLDERS.flatMap((column) => setOf(column, name))];

/** `lesson (another, a third) | question` */
export function readExpected(name: 'courseware' | 'state'): AnsweredQuestion[] {
  return everywhere(name).map(({ line, column }) => {
    const [right = '', question = ''] = line.split('|');
    return { column, right: right.split(/[ (),]+/).filter((id) => id !== ''), question: question.trim() };
  });
}

export function readQuestions(name: 'out-of-scope' | 'injections'): TestQuestion[] {
  const all = name === 'injections' ? inHalves(name) : everywhere(name);
  return all.map(({ line, column }) => ({ column, question: line }));
}
