import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const generatedFolders = new Set(['node_modules', 'dist']);

/**
 * The hash of names and contents of the given files and folders; missing ones count as absent. Contents instead of
 * times: a checkout changes times without changing files, and may restore old ones.
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, root, path);
  return hash.digest('hex');
}

function addPath(hash, root, path) {
  const absolute = join(root, path);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (stats?.isFile()) hash.update(`${path}\0${stats.size}\0`).update(readFileSync(absolute));
  if (!stats?.isDirectory()) return;
  for (const name of readdirSync(absolute).sort()) {
    if (!generatedFolders.has(name)) addPath(hash, root, `${path}/${name}`);
  }
}

export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
