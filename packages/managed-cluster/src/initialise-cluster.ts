import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ClusterError } from './cluster-error.ts';
import type { Engine } from './engines/engine.ts';
import { errorCode } from './error-code.ts';
import type { DatabaseHome } from './folders/database-home.ts';
import { runProgram } from './run-program.ts';
import { CLUSTER_USER } from './server-settings.ts';

const DRAFT_PREFIX = 'cluster-draft-';
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
// Characters are classified as Unicode where the system can; text always sorts by code point, so that no
// update of the system's locales can break an index.
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

interface ClusterDraft {
  engine: Engine;
  home: DatabaseHome;
  isSynced: boolean;
}

export function isInitialised(cluster: string): Promise<boolean> {
  return stat(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/** Creates the cluster beside its place and moves it there as a whole; of two simultaneous starts, the first one counts. */
export async function initialiseCluster({ engine, home, isSynced }: ClusterDraft): Promise<void> {
  await removeAbandonedDrafts(home.path);
  const draft = join(home.path, DRAFT_PREFIX + randomBytes(6).toString('hex'));
  try {
    await runInitdb(engine, home, draft, isSynced);
    await rename(draft, home.cluster);
    if (isSynced) await syncFolder(home.path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (await isInitialised(home.cluster)) return;
    if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
    throw new ClusterError(
      `${home.cluster} is in the way of the database: it is not empty, and it is not a database.`,
    );
  }
}

async function runInitdb(engine: Engine, home: DatabaseHome, draft: string, isSynced: boolean) {
  let output = '';
  for (const characterType of CHARACTER_TYPES) {
    const args = initdbArguments(engine, draft, characterType);
    const run = await runProgram(join(engine.binDir, 'initdb'), isSynced ? args : [...args, '--no-sync'], {
      account: home.account,
      cwd: home.path,
    });
    if (run.isSuccess) return;
    output = run.output;
    if (!/invalid locale/.test(output)) break;
  }
  throw new ClusterError(
    `PostgreSQL ${engine.version} could not prepare the database in ${home.path}:\n${output}`,
  );
}

function initdbArguments(engine: Engine, draft: string, characterType: string): string[] {
  const args = [
    `--pgdata=${draft}`,
    `--username=${CLUSTER_USER}`,
    // The 0700 folders around the socket are the lock; TCP connections are never accepted.
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--data-checksums',
  ];
  if (engine.majorVersion < 17) return args;
  return [...args, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

async function removeAbandonedDrafts(homePath: string): Promise<void> {
  for (const name of await readdir(homePath)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    const path = join(homePath, name);
    const draft = await stat(path).catch(() => undefined);
    const isAbandoned = draft !== undefined && Date.now() - draft.mtimeMs > ABANDONED_AFTER_MS;
    if (isAbandoned) await rm(path, { recursive: true, force: true });
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
