import { accept, refuse } from '@academy/domain/kernel';
import { canArchiveBefore, LEARNING_ACTION_KINDS } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import { learnersAfter, makePartition, moveToArchive, yearsOf } from './log-archive.store.ts';

/** Small enough for one fast statement, so that nobody waits for it. */
const LEARNERS_AT_ONCE = 100;

/**
 * Moves what devices reported before an instant to the partitions of its years. What follows from the log stays as it is:
 * the log is still all of it, in two places. It can be stopped and started again at any time.
 */
export async function archiveEvents(db: Queryable, before: Date, now: Date) {
  if (!canArchiveBefore(before, now)) return refuse('too-young');
  const made = new Set<number>();
  let moved = 0;
  let last: string | null = null;
  for (;;) {
    const learners: string[] = await learnersAfter(db, last, LEARNERS_AT_ONCE);
    const old = { learners, kinds: LEARNING_ACTION_KINDS, before };
    for (const year of await yearsOf(db, old)) {
      if (!made.has(year)) await makePartition(db, year);
      made.add(year);
    }
    moved += await moveToArchive(db, old);
    last = learners.at(-1) ?? null;
    if (learners.length < LEARNERS_AT_ONCE) return accept({ moved, years: [...made].sort() });
  }
}
