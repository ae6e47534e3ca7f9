import type { Role } from '@academy/domain/access';
import {
  createAccount,
  endAllSignIns,
  findAccountByName,
  setSuspendedAt,
} from '../modules/accounts/identity/index.ts';
import type { Services } from '../services.ts';

interface DemoAccount {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: Role;
}

// The demonstration's people joined for the pilot: twelve courses of a month each.
const PILOT_MS = 365 * 24 * 60 * 60 * 1000;

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'learner', fullName: 'Naledi Mokoena', email: 'naledi@example.co.za', role: 'learner' },
  { username: 'trainer', fullName: 'Johan van Wyk', email: 'johan@example.co.za', role: 'trainer' },
  { username: 'admin', fullName: 'Ayesha Davids', email: 'ayesha@example.co.za', role: 'administrator' },
];

/** A real account may be called `admin` too; with the demo's address it is ours. */
async function findDemoAccount(db: Services['db'], { username, email }: DemoAccount) {
  const account = await findAccountByName(db, username);
  return account?.email === email ? account : null;
}

/** Creates missing demo accounts and reactivates suspended ones; a changed password stays. */
export async function seedDemoAccounts({
  db,
  passwords,
  config,
  clock,
}: Pick<Services, 'db' | 'passwords' | 'config' | 'clock'>): Promise<void> {
  for (const demo of DEMO_ACCOUNTS) {
    const account = await findDemoAccount(db, demo);
    if (account?.suspendedAt) await setSuspendedAt(db, account.id, null);
    if (account || (await findAccountByName(db, demo.username))) continue;
    const passwordHash = await passwords.hash(config.DEMO_PASSWORD);
    await createAccount(db, { ...demo, passwordHash, createdAt: new Date(clock().getTime() - PILOT_MS) });
  }
}

/**
 * Suspends the demo accounts of an earlier run, because their password is public; returns the usernames. Not
 * deleted: what they wrote stays, and the next demonstration finds it again.
 */
export async function suspendDemoAccounts({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<readonly string[]> {
  const suspended: string[] = [];
  for (const demo of DEMO_ACCOUNTS) {
    const account = await findDemoAccount(db, demo);
    if (!account || account.suspendedAt) continue;
    await db.transaction(async (tx) => {
      await setSuspendedAt(tx, account.id, clock());
      await endAllSignIns(tx, account.id);
    });
    suspended.push(demo.username);
  }
  return suspended;
}
