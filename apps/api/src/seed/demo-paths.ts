import { findAccountByName } from '../modules/accounts/identity/index.ts';
import { academyContent } from '../modules/catalogue/academy-content/index.ts';
import { recognisedModules } from '../modules/teaching/training/tables.ts';
import type { Services } from '../services.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

/** The demo learner's earlier progress in the learning paths, from the files; existing progress stays. */
export async function seedDemoPaths({ db }: Pick<Services, 'db'>): Promise<void> {
  const name = DEMO_ACCOUNTS.find(({ role }) => role === 'learner')?.username;
  const account = name === undefined ? null : await findAccountByName(db, name);
  if (!account) return;
  const { learningPaths } = await academyContent();
  const recognised = learningPaths
    .flatMap(({ modules }) => modules)
    .filter(({ demoProgress }) => demoProgress > 0)
    .map(({ id, demoProgress }) => ({ userId: account.id, moduleId: id, percent: demoProgress }));
  if (recognised.length > 0) await db.insert(recognisedModules).values(recognised).onConflictDoNothing();
}
