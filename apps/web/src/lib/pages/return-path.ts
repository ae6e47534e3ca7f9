import { isOwnPath } from '@academy/domain/access';
import { plainPlace, tabStorage } from '../device/device-store.ts';

// Both survive the page load between the guard and the sign-in panel, and nothing else.
const returnPath = plainPlace('return-path', tabStorage);
const wish = plainPlace('sign-in-wanted', tabStorage);

function take({ read, drop }: ReturnType<typeof plainPlace>): string | null {
  const word = read();
  drop();
  return word;
}

/** The guard remembers the requested path, unless it could lead off the site. */
export function rememberReturnPath(path: string): void {
  if (isOwnPath(path)) returnPath.store(path);
}

/** The path that was requested first, or Home. */
export function takeReturnPath(): string {
  return take(returnPath) ?? '/';
}

export function wantSignIn(): void {
  wish.store('yes');
}

/** Whether the visitor was redirected here to sign in; false for a plain visit later on. */
export function takeSignInWish(): boolean {
  const isWanted = take(wish) !== null;
  if (!isWanted) returnPath.drop();
  return isWanted;
}
