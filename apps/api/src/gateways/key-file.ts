import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Null when there is none yet. */
export function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Atomic, and readable by the owner only: written to a temporary file, which the caller puts in place. */
export function writeTemporary(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(temporary, text, { mode: 0o600 });
  // The process's umask may have removed bits.
  chmodSync(temporary, 0o600);
  return temporary;
}

/** The content of the file, which the very first start creates. Of several processes that start at once one does. */
export function readOrMake(path: string, make: () => string): string {
  const known = readIfThere(path);
  if (known !== null) return known;
  const temporary = writeTemporary(path, make());
  try {
    linkSync(temporary, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary);
  }
  return readOrMake(path, make);
}
