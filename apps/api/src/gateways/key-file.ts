import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Null where there is none yet. */
export function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Whole or not at all, and for nobody else's eyes: written beside, for the caller to put in place. */
export function writeBeside(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(beside, text, { mode: 0o600 });
  // The mask of the process may have taken bits away.
  chmodSync(beside, 0o600);
  return beside;
}

/** What the file says; at the very first start it is made. Of several processes that start at once one does. */
export function readOrMake(path: string, make: () => string): string {
  const known = readIfThere(path);
  if (known !== null) return known;
  const beside = writeBeside(path, make());
  try {
    linkSync(beside, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(beside);
  }
  return readOrMake(path, make);
}
