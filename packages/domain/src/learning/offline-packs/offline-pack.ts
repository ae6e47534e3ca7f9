/** A lesson of a course, as far as it can be saved on a device. */
export interface PackLesson {
  readonly id: string;
  /** Its text as it is sent, packed. */
  readonly sizeBytes: number;
  /** The name of its text, by content; null while it is being written. */
  readonly document: string | null;
  readonly hasExercise: boolean;
  /** Whether that exercise is SQL; otherwise it is Python. */
  readonly usesSql: boolean;
}

/** A lesson that is whole on the device. */
export interface SavedLesson {
  readonly id: string;
  readonly document: string;
  readonly bytes: number;
}

/** Beside its text a lesson brings the reader's own part, and both have headers (measured: 1.5 kB). */
const BESIDE_TEXT_BYTES = 1_500;

/** Plan, path and cards of the learner, and careers and help, which come along with lessons (measured over HTTP/2). */
export const OFFLINE_ANSWERS_BYTES = Object.freeze({ daily: 8_000, monthly: 22_000 });

const bytesOf = ({ sizeBytes }: PackLesson) => sizeBytes + BESIDE_TEXT_BYTES;

/** Lessons that are not on the device yet, or in an earlier version only. */
export function lessonsToSave(
  lessons: readonly PackLesson[],
  saved: readonly SavedLesson[],
): readonly PackLesson[] {
  const kept = new Map(saved.map(({ id, document }) => [id, document]));
  return lessons.filter(({ id, document }) => document !== null && kept.get(id) !== document);
}

interface Weighed {
  readonly lessons: readonly PackLesson[];
  /** What the device lacks of the code. */
  readonly codeBytes: CodeBytes;
}

/** Code of every lesson, of those with an exercise, and what runs each of the two languages. */
export interface CodeBytes {
  readonly lessons: number;
  readonly exercises: number;
  readonly python: number;
  readonly sql: number;
}

/** Which parts of the code some lessons need. */
export function codeNeeded(
  lessons: readonly Pick<PackLesson, 'hasExercise' | 'usesSql'>[],
): readonly (keyof CodeBytes)[] {
  const withExercise = lessons.filter(({ hasExercise }) => hasExercise);
  return [
    'lessons' as const,
    ...(withExercise.length > 0 ? (['exercises'] as const) : []),
    ...(withExercise.some(({ usesSql }) => !usesSql) ? (['python'] as const) : []),
    ...(withExercise.some(({ usesSql }) => usesSql) ? (['sql'] as const) : []),
  ];
}

/** What saving these lessons transfers. */
export function packBytes({ lessons, codeBytes }: Weighed): number {
  if (lessons.length === 0) return 0;
  const texts = lessons.reduce((sum, lesson) => sum + bytesOf(lesson), 0);
  return codeNeeded(lessons).reduce((sum, part) => sum + codeBytes[part], texts);
}

/** Where a course or a module stands on the device. */
export type PackState = 'none' | 'part' | 'whole' | 'outdated';

export function packState(lessons: readonly PackLesson[], saved: readonly SavedLesson[]): PackState {
  const written = lessons.filter(({ document }) => document !== null);
  const own = written.filter(({ id }) => saved.some((kept) => kept.id === id));
  if (own.length === 0) return 'none';
  if (own.length < written.length) return 'part';
  return lessonsToSave(written, saved).length === 0 ? 'whole' : 'outdated';
}
