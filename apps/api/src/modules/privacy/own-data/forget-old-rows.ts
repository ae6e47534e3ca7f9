import type { ModuleContext } from '../../define-module.ts';
import { recordRemoval } from './erasures.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Data that has served its purpose is deleted (POPIA: no longer than needed), and the deletions are logged. Each table for
 * itself: one that fails is named in the log and on the health page, and the job tries again.
 */
export async function forgetOldRows({ jobDb, log, clock, modules }: ModuleContext): Promise<void> {
  const now = clock();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const removed: Record<string, number> = {};
  const faults = new Map<string, unknown>();
  for (const { retention = {} } of modules)
    for (const [table, forget] of Object.entries(retention)) {
      if (!forget) continue;
      try {
        removed[table] = await forget({ db: jobDb, now, daysAgo });
      } catch (err) {
        log.warn({ err, table }, 'old rows of a table could not all be deleted');
        faults.set(table, err);
      }
    }
  await recordRemoval(jobDb, { cause: 'retention', ranAt: now, removed, unfinished: [...faults.keys()] });
  if (faults.size > 0) throw new AggregateError([...faults.values()], 'Not all old rows were deleted.');
}
