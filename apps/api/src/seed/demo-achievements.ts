import { unlockWithoutNews } from '../modules/achievements/index.ts';
import { findAccountByName } from '../modules/identity/index.ts';
import type { Services } from '../services.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

/** The demo learner begins with the achievements of its sample figures (R3); runs after those were seeded. */
export async function seedDemoAchievements({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  if (!config.isDemo) return;
  for (const { username, role } of DEMO_ACCOUNTS) {
    const account = role === 'learner' ? await findAccountByName(db, username) : null;
    if (account) await unlockWithoutNews(db, account.id, clock());
  }
}
