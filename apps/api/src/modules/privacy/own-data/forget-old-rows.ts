import type { ModuleContext } from '../../define-module.ts';
import { recordRemoval } from './erasures.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Data that has served its purpose is deleted (POPIA: no longer than needed), and the deletions are logged. */
export async function forgetOldRows({ db, clock, modules }: ModuleContext): Promise<void> {
  const now = clock();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const removed: Record<string, number> = {};
  for (const { retention = {} } of modules)
    for (const [table, forget] of Object.entries(retention))
      if (forget) removed[table] = await forget({ db, now, daysAgo });
  await recordRemoval(db, { cause: 'retention', ranAt: now, removed });
}
