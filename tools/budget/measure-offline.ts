import { budgets } from '../budgets.ts';
import type { Part } from './measure-build.ts';

type Weighed = readonly [path: string, bytes: number];

interface Offline {
  readonly workerBytes: number;
  /** What the application begins with. */
  readonly shellBytes: number;
  /** What saved lessons need beyond that, as the build has written it for its worker. */
  readonly saved: Readonly<Record<'lessons' | 'exercises' | 'python' | 'sql', readonly Weighed[]>>;
  /** The texts of the course, as they are sent. */
  readonly lessonBytes: readonly number[];
}

const bytesPerKilobyte = 1000;

const sum = (numbers: readonly number[]) => numbers.reduce((total, bytes) => total + bytes, 0);

/** The service worker, a whole course on a device that had nothing before, and what runs SQL. */
export function measureOffline({ workerBytes, shellBytes, saved, lessonBytes }: Offline): Part[] {
  const weightOf = (files: readonly Weighed[]) => sum(files.map(([, bytes]) => bytes));
  const code = weightOf([...saved.lessons, ...saved.exercises, ...saved.python]);
  return [
    {
      name: 'service worker',
      bytes: workerBytes,
      budgetInBytes: budgets.serviceWorker.totalInKilobytes * bytesPerKilobyte,
    },
    {
      name: 'AI Fundamentals offline, with Python',
      bytes: shellBytes + code + sum(lessonBytes),
      budgetInBytes: budgets.offlinePack.totalInKilobytes * bytesPerKilobyte,
    },
    {
      name: 'SQL, with the first run',
      bytes: weightOf(saved.sql),
      budgetInBytes: budgets.sql.totalInKilobytes * bytesPerKilobyte,
    },
  ];
}
