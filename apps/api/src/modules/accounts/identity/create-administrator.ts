import { readEmail } from '@academy/domain/academy/email-addresses';
import { checkPersonName } from '@academy/domain/accounts/person-names';
import { accept, refuse } from '@academy/domain/kernel';
import type { Services } from '../../../services.ts';
import { createAccount } from './accounts.store.ts';
import { notifyAdministrators } from './notify-administrators.ts';
import { addLink } from './one-time-links.store.ts';
import { passwordLink } from './password/mail-password-link.ts';
import { makeToken } from './secret-token.ts';

type AccountContext = Pick<Services, 'db' | 'clock' | 'randomBytes'> & { readonly publicUrl: () => string };

interface Person {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
}

/** An account without a password, and the link with which its owner sets the first one. */
export async function createAdministrator(
  { db, clock, randomBytes, publicUrl }: AccountContext,
  person: Person,
) {
  const fullName = checkPersonName(person.fullName, 'staff');
  if (!fullName.ok) return fullName;
  const email = readEmail(person.email);
  if (email === null) return refuse('invalid-email');
  return db.transaction(async (tx) => {
    const account = await createAccount(tx, {
      ...person,
      fullName: fullName.value,
      email,
      role: 'administrator',
      passwordHash: null,
    });
    if (!account) return refuse('account-exists');
    await notifyAdministrators(tx, { person: account, change: 'made-administrator', by: null, now: clock() });
    const { token, tokenHash } = makeToken(randomBytes);
    await addLink(tx, { tokenHash, purpose: 'first-password', userId: account.id, now: clock() });
    return accept(passwordLink(publicUrl(), token));
  });
}
