import type { LessonSource } from '../read/lessons/lesson-source.ts';
import type { SourcePath, YamlSource } from '../source/yaml-source.ts';
import type { LintedCourse } from './linted-course.ts';

/** A piece of text that a learner reads, and where it is written. */
export interface WrittenText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Such as `ask` or `why`; empty for the text of a lesson. */
  readonly field: string;
  /** A wrong option or a statement to judge: it may be untrue. */
  readonly isClaim: boolean;
}

const NOT_READ = new Set([
  ...['id', 'type', 'lesson', 'enemies', 'figure', 'code', 'starter', 'solution', 'tests', 'hidden', 'make'],
  ...['when', 'draw', 'let', 'where', 'proof', 'call', 'gives', 'uses', 'words'],
]);

/** The lines of a lesson without code, figures and directives; each paragraph is a line. */
export function linesOf({ file, body, bodyLine }: LessonSource): WrittenText[] {
  const blank = (piece: string) => piece.replaceAll(/[^\n]/g, ' ');
  return body
    .replaceAll(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, blank)
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, blank)
    .split(/\r?\n/)
    .map((text, index) => ({ file, line: bodyLine + index, text, field: '', isClaim: false }))
    .filter(({ text }) => text.trim() !== '' && !text.startsWith('::'));
}

/** The parts of a file of questions and activities that are read. */
export function textsIn(source: YamlSource, path: SourcePath = []): WrittenText[] {
  const value = path.reduce<unknown>(
    (parent, step) => (parent as Record<string, unknown>)[step],
    source.value,
  );
  return walk(source, path, value);
}

function writtenAt(source: YamlSource, path: SourcePath, text: string, isClaim: boolean): WrittenText {
  return {
    file: source.file,
    text,
    field: String(path.findLast((step) => typeof step === 'string' && !/^\d+$/.test(step)) ?? ''),
    isClaim,
    // Computed only for the few that are reported.
    get line() {
      return source.lineOf(path);
    },
  };
}

function walk(source: YamlSource, path: SourcePath, value: unknown, isClaim = false): WrittenText[] {
  if (typeof value === 'string') return [writtenAt(source, path, value, isClaim)];
  if (value === null || typeof value !== 'object') return [];
  const isWrongOption = 'why' in value && 'text' in value && !('right' in value);
  return Object.entries(value).flatMap(([field, inside]) => {
    if (NOT_READ.has(field)) return [];
    const isOffered = field === 'show' || (field === 'text' && isWrongOption);
    return walk(source, [...path, field], inside, isClaim || isOffered);
  });
}

/** All texts of a course for its learners. */
export function textsOf({ lessons, banks }: LintedCourse): WrittenText[] {
  return [
    ...lessons.flatMap(({ source, sibling }) => [...linesOf(source), ...(sibling ? textsIn(sibling) : [])]),
    ...banks.flatMap(({ source }) => textsIn(source)),
  ];
}
