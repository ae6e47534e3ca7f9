import { addDays, sastDay } from '@academy/domain/kernel';
import { findAccountByName } from '../modules/accounts/identity/index.ts';
import { hasChatted, saveChatProgress } from '../modules/assistant/agents/index.ts';
import type { Services } from '../services.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

/** 1§9: the initial state of the demo learner's assistant. The last chat was yesterday, so that today's makes it four. */
export async function seedDemoChat({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const demo = DEMO_ACCOUNTS.find(({ role }) => role === 'learner');
  const account = demo && (await findAccountByName(db, demo.username));
  if (!account || account.email !== demo.email || (await hasChatted(db, account.id))) return;
  await saveChatProgress(db, account.id, {
    level: 1,
    experience: 150,
    streak: { current: 3, longest: 3, lastActivity: addDays(sastDay(clock()), -1) },
    badges: ['first_chat', 'early_bird'],
    met: ['helpdeskai'],
  });
}
