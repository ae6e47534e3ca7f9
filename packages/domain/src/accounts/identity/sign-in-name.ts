import { tidyEmail } from '../../academy/email-addresses/index.ts';

/** Usernames and e-mail addresses are compared without regard to case or surrounding space. */
export function foldSignInName(name: string): string {
  return (name.includes('@') ? tidyEmail(name) : name.normalize('NFKC').trim()).toLowerCase();
}
