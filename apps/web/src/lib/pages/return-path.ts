import { isOwnPath } from '@academy/domain/access';
import { plainPlace, tabStorage } from '../device/device-store.ts';

// Both survive the change of page between the guard and the sign-in panel, and nothing else.
const returnPath = plainPlace('return-path', tabStorage);
const wish = plainPlace('sign-in-wanted', tabStorage);

function take({ read, drop }: ReturnType<typeof plainPlace>): string | null {
  const word = read();
  drop();
  return word;
}

/** The guard remembers what was asked for; a path that could lead off the site is not remembered. */
export function rememberReturnPath(path: string): void {
  if (isOwnPath(path)) returnPath.keep(path);
}

/** The page first asked for, or Home. */
export function takeReturnPath(): string {
  return take(returnPath) ?? '/';
}

export function wantSignIn(): void {
  wish.keep('yes');
}

/** Whether the visitor was sent here to sign in; a plain visit later on is not. */
export function takeSignInWish(): boolean {
  const isWanted = take(wish) !== null;
  if (!isWanted) returnPath.drop();
  return isWanted;
}
