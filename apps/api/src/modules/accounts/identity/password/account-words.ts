import type { Account } from '../accounts.store.ts';

/** Words that a person's password must not be. */
export function namesOf({ username, fullName, email }: Account): string[] {
  return [username, fullName, email].filter((name) => name !== null);
}
