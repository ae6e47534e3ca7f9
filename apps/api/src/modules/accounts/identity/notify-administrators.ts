import type { Role } from '@academy/domain/access';
import { type AccountChange, accountChangeWords } from '@academy/domain/accounts/identity';
import { sastDateTime } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { addNotices } from '../../academy/notices/index.ts';
import { letter, queueMail } from '../../academy/outbox/index.ts';
import { otherAdministrators } from './accounts.store.ts';

interface Named {
  readonly id: string;
  readonly fullName: string | null;
  readonly username: string;
}

interface ChangedAccount {
  readonly person: Named & { readonly role: Role };
  readonly change: AccountChange;
  /** Null: nobody was signed in, as with a mailed link or a command on the server. */
  readonly by: Named | null;
  readonly now: Date;
}

const ADVICE =
  'If you do not know why, please ask them by phone or in person, and lock the account under Admin, People until you do.';
const OF_ROLE: readonly AccountChange[] = ['made-administrator', 'administrator-no-more'];

const nameOf = ({ fullName, username }: Named) => fullName ?? username;

/**
 * Anyone with an administrator's account controls the academy. Therefore every other administrator is notified, also the one
 * in whose name it was done: their sign-in may be the stolen one. In the transaction of the change, and one notice for each,
 * however often it is reported.
 */
export async function notifyAdministrators(tx: Queryable, changed: ChangedAccount): Promise<void> {
  const { person, change, by, now } = changed;
  if (person.role !== 'administrator' && !OF_ROLE.includes(change)) return;
  const words = accountChangeWords({
    name: nameOf(person),
    change,
    by: by && nameOf(by),
    isOwner: by?.id === person.id,
  });
  const others = await otherAdministrators(tx, person.id);
  const subject = [person.id, by?.id ?? 'nobody', change, now.toISOString()].join(':');
  await addNotices(
    tx,
    others.map(({ id: userId }) => ({
      userId,
      kind: 'administrator-changed' as const,
      subject,
      title: words,
      dueAt: now,
      happenedAt: now,
    })),
  );
  for (const other of others) {
    if (other.email === null) continue;
    const body = letter(nameOf(other), `${words}, ${sastDateTime(now)}.`, '', ADVICE);
    const mail = { recipient: other.email, subject: 'An administrator’s account was changed', body, now };
    await queueMail(tx, mail);
  }
}
