import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findEngines } from '@academy/managed-cluster';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const STORE = join(ROOT, '.cache/test-templates');
/** The sources that may change a row of a template, or how PostgreSQL stores it. */
const SOURCES = ['apps/api/src', 'packages', 'content', 'package-lock.json'];

/**
 * Fills the folder with what `prepare` makes in it, from the previous run if no source has changed since. The owner of
 * the files is kept: PostgreSQL runs as a separate user.
 */
export async function copyPreparedCluster(folder: string, prepare: () => Promise<void>): Promise<void> {
  const prepared = join(STORE, await fingerprint());
  if (await copyTo(prepared, folder)) return;
  await prepare();
  const draft = join(STORE, `draft-${process.pid}`);
  await mkdir(STORE, { recursive: true });
  for (const old of await readdir(STORE)) await rm(join(STORE, old), { recursive: true, force: true });
  // Without it the next run only takes longer.
  if (await copyTo(folder, draft)) await rename(draft, prepared).catch(() => rm(draft, { recursive: true }));
}

async function copyTo(from: string, to: string): Promise<boolean> {
  await rm(to, { recursive: true, force: true });
  return run('cp', ['-a', from, to]).then(
    () => true,
    async () => {
      await rm(to, { recursive: true, force: true });
      return false;
    },
  );
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.arch, await findEngines()]));
  for (const source of SOURCES)
    for (const file of await filesIn(join(ROOT, source)))
      hash.update(`\0${file}\0`).update(await readFile(file));
  return hash.digest('hex').slice(0, 20);
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/node_modules/'))
    .sort();
}
