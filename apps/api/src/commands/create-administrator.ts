// `npm run admin:create -- <username> <email> "<full name>"`: makes an administrator and prints the one-time link on
// which the person sets the first password. There is no default account outside the demo.
import { randomBytes } from 'node:crypto';
import { PERSON_NAME_REFUSALS } from '@academy/contract/accounts/person-names';
import { createAdministrator } from '../modules/accounts/identity/index.ts';
import { withDatabase } from '../with-database.ts';

type RefusalCode = Extract<Awaited<ReturnType<typeof createAdministrator>>, { ok: false }>['refusal']['code'];

function refusalSentence(code: RefusalCode): string {
  if (code === 'account-exists') return 'There is already an account with this username or email address.';
  if (code === 'invalid-email') return 'Please give a valid email address.';
  return PERSON_NAME_REFUSALS[code].sentence;
}

async function main(): Promise<number> {
  const [username, email, fullName] = process.argv.slice(2);
  if (!username || !email || !fullName) {
    console.error('Usage: npm run admin:create -- <username> <email> "<full name>"');
    return 1;
  }
  return withDatabase(async (db, config) => {
    const publicUrl = () => config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
    const context = { db, clock: () => new Date(), randomBytes, publicUrl };
    const created = await createAdministrator(context, { username, email, fullName });
    if (!created.ok) {
      console.error(refusalSentence(created.refusal.code));
      return 1;
    }
    console.log(`${fullName} can set a password here within 24 hours:\n${created.value}`);
    return 0;
  });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
