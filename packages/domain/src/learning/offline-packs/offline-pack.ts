/** A lesson of a course, with the sizes that matter for saving it on a device. */
export interface PackLesson {
  readonly id: string;
  /** Its text as transferred, compressed. */
  readonly sizeBytes: number;
  /** The content hash of its text; null while it is being written. */
  readonly document: string | null;
  readonly hasExercise: boolean;
  /** Whether that exercise is SQL; otherwise it is Python. */
  readonly usesSql: boolean;
}

/** A lesson that is complete on the device. */
export interface SavedLesson {
  readonly id: string;
  readonly document: string;
  readonly bytes: number;
}

/** Besides its text a lesson transfers the learner's personal part, and both have headers (measured: 1.5 kB). */
const BESIDE_TEXT_BYTES = 1_500;

/** Plan, path and cards of the learner, and careers and help, which are saved along with lessons (measured over HTTP/2). */
export const OFFLINE_ANSWERS_BYTES = Object.freeze({ daily: 8_000, monthly: 22_000 });

const bytesOf = ({ sizeBytes }: PackLesson) => sizeBytes + BESIDE_TEXT_BYTES;

/** Lessons that are not on the device yet, or in an earlier version only. */
export function lessonsToSave(
  lessons: readonly PackLesson[],
  saved: readonly SavedLesson[],
): readonly PackLesson[] {
  const documentById = new Map(saved.map(({ id, document }) => [id, document]));
  return lessons.filter(({ id, document }) => document !== null && documentById.get(id) !== document);
}

interface PackContents {
  readonly lessons: readonly PackLesson[];
  /** The bytes of code that the device lacks. */
  readonly codeBytes: CodeBytes;
}

/** Code for every lesson, for those with an exercise, and the runtime of each of the two languages. */
export interface CodeBytes {
  readonly lessons: number;
  readonly exercises: number;
  readonly python: number;
  readonly sql: number;
}

/** The parts of the code that these lessons need. */
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
export function packBytes({ lessons, codeBytes }: PackContents): number {
  if (lessons.length === 0) return 0;
  const texts = lessons.reduce((sum, lesson) => sum + bytesOf(lesson), 0);
  return codeNeeded(lessons).reduce((sum, part) => sum + codeBytes[part], texts);
}

/** How much of a course or a module is on the device. */
export type PackState = 'none' | 'part' | 'whole' | 'outdated';

export function packState(lessons: readonly PackLesson[], saved: readonly SavedLesson[]): PackState {
  const written = lessons.filter(({ document }) => document !== null);
  const own = written.filter(({ id }) => saved.some((kept) => kept.id === id));
  if (own.length === 0) return 'none';
  if (own.length < written.length) return 'part';
  return lessonsToSave(written, saved).length === 0 ? 'whole' : 'outdated';
}
