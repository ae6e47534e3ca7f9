import { budgets } from './budgets.ts';
import type { Part } from './measure-build.ts';

type FileSize = readonly [path: string, bytes: number];

export interface SavedCourse {
  readonly title: string;
  /** The texts of its lessons, as they are sent. */
  readonly lessonBytes: readonly number[];
  /** What runs its exercises. */
  readonly runs: readonly ('python' | 'sql')[];
}

interface Offline {
  readonly workerBytes: number;
  /** The entry of the application. */
  readonly shellBytes: number;
  /** What saved lessons need besides, from the list that the build writes for the service worker. */
  readonly saved: Readonly<Record<'lessons' | 'exercises' | 'python' | 'sql', readonly FileSize[]>>;
  /** The complete courses. */
  readonly courses: readonly SavedCourse[];
}

const bytesPerKilobyte = 1000;

const sum = (numbers: readonly number[]) => numbers.reduce((total, bytes) => total + bytes, 0);

/** The service worker, each whole course on an empty device, and what runs SQL. */
export function measureOffline({ workerBytes, shellBytes, saved, courses }: Offline): Part[] {
  const weightOf = (files: readonly FileSize[]) => sum(files.map(([, bytes]) => bytes));
  const codeOf = ({ runs }: SavedCourse) =>
    weightOf([
      ...saved.lessons,
      ...(runs.length > 0 ? saved.exercises : []),
      ...runs.flatMap((language) => saved[language]),
    ]);
  return [
    {
      name: 'service worker',
      bytes: workerBytes,
      budgetInBytes: budgets.serviceWorker.totalInKilobytes * bytesPerKilobyte,
    },
    ...courses.map((course) => ({
      name: `${course.title} offline`,
      bytes: shellBytes + codeOf(course) + sum(course.lessonBytes),
      budgetInBytes: budgets.offlinePack.totalInKilobytes * bytesPerKilobyte,
    })),
    {
      name: 'SQL, with the first run',
      bytes: weightOf(saved.sql),
      budgetInBytes: budgets.sql.totalInKilobytes * bytesPerKilobyte,
    },
  ];
}
