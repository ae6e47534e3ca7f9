import type { Role } from '@academy/domain/access';
import { createAccount, findAccountByName } from '../modules/identity/index.ts';
import type { Services } from '../services.ts';

interface DemoAccount {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: Role;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'learner', fullName: 'Naledi Mokoena', email: 'naledi@example.co.za', role: 'learner' },
  { username: 'trainer', fullName: 'Johan van Wyk', email: 'johan@example.co.za', role: 'trainer' },
  { username: 'admin', fullName: 'Ayesha Davids', email: 'ayesha@example.co.za', role: 'administrator' },
];

/** Makes the demo accounts that are not there yet; a changed password stays changed. */
export async function seedDemoAccounts({
  db,
  passwords,
  config,
}: Pick<Services, 'db' | 'passwords' | 'config'>): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    if (await findAccountByName(db, account.username)) continue;
    await createAccount(db, { ...account, passwordHash: await passwords.hash(config.DEMO_PASSWORD) });
  }
}
