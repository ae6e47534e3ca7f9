import { isOwnPath } from '@academy/domain/access';

// Both survive the change of page between the guard and the sign-in panel, and nothing else.
const RETURN_KEY = 'return-path';
const WANTED_KEY = 'sign-in-wanted';

function take(key: string): string | null {
  const value = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return value;
}

/** The guard remembers what was asked for; a path that could lead off the site is not remembered. */
export function rememberReturnPath(path: string): void {
  if (isOwnPath(path)) sessionStorage.setItem(RETURN_KEY, path);
}

/** The page first asked for, or Home. */
export function takeReturnPath(): string {
  return take(RETURN_KEY) ?? '/';
}

export function wantSignIn(): void {
  sessionStorage.setItem(WANTED_KEY, 'yes');
}

/** Whether the visitor was sent here to sign in; a plain visit later on is not. */
export function takeSignInWish(): boolean {
  const isWanted = take(WANTED_KEY) !== null;
  if (!isWanted) sessionStorage.removeItem(RETURN_KEY);
  return isWanted;
}
