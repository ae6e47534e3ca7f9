import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClusterError } from '../cluster-error.ts';
import { errorCode } from '../error-code.ts';
import { makeSharedPlace } from './shared-place.ts';

const RECORD_NAME = 'postgres-location';

/** Where the database of this data folder is when it is not inside it. */
export async function readHomeRecord(folder: string): Promise<string | undefined> {
  const record = join(folder, RECORD_NAME);
  let path: string;
  try {
    path = (await readFile(record, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const isMissing = await stat(path).then(
    () => false,
    (error) => errorCode(error) === 'ENOENT',
  );
  if (isMissing) {
    // An empty database in its place would hide the loss.
    throw new ClusterError(
      `The database of ${folder} was kept in ${path}, which is gone. Restore it, or delete ${record} to start afresh.`,
    );
  }
  return path;
}

/** Creates a home in the shared place and records it; of two simultaneous starts, both get the home of the first. */
export async function recordHomeElsewhere(folder: string, sharedPlace: string): Promise<string> {
  const name = randomBytes(8).toString('hex');
  const home = join(sharedPlace, name);
  const draft = join(folder, `${RECORD_NAME}-${name}`);
  await makeSharedPlace(sharedPlace);
  await mkdir(home, { mode: 0o700 });
  await writeFile(draft, `${home}\n`, { mode: 0o600 });
  try {
    await link(draft, join(folder, RECORD_NAME));
    return home;
  } catch (error) {
    await rmdir(home);
    const winner = errorCode(error) === 'EEXIST' ? await readHomeRecord(folder) : undefined;
    if (winner === undefined) throw error;
    return winner;
  } finally {
    await rm(draft, { force: true });
  }
}
