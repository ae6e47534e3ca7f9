import type { Queryable } from '../../../../database/connect.ts';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import { learnersWithProgress } from '../event-log/learning-log.store.ts';
import { deriveAgain } from './derive-from-log.ts';

/** Derives everything that a learner has earned from the log again, against the courses as they are today. */
export async function rebuildProgress(catalogue: Catalogue, db: Queryable, userId: string): Promise<void> {
  await db.transaction((tx) => deriveAgain(tx, catalogue, [userId]));
}

/** One learner after the other, each in a separate transaction, so that nobody waits for long. */
export async function rebuildAllProgress(catalogue: Catalogue, db: Queryable): Promise<number> {
  const learners = await learnersWithProgress(db);
  for (const userId of learners) await rebuildProgress(catalogue, db, userId);
  return learners.length;
}
