import { chown, lstat, mkdir, mkdtemp, realpath, rmdir, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ClusterError } from '../cluster-error.ts';
import type { ServerAccount } from '../server-account.ts';
import { SOCKET_PORT } from '../server-settings.ts';
import { canEnter } from './can-enter.ts';

const PREFIX = 'academy-pg-';
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;
// sun_path holds 104 bytes on macOS (108 on Linux), the closing zero included.
const LONGEST_SOCKET_PATH_BYTES = 103;
const SHORT_PLACE = '/tmp';

/** A private folder with a short path, because the path of a socket may not be long. */
export async function createSocketFolder(account: ServerAccount | undefined): Promise<string> {
  const folder = await mkdtemp(join(await choosePlace(account), PREFIX));
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/**
 * Prepares the folder of an earlier server for the next one, whose users know it by that folder. It is never removed in
 * between: in a world-writable place, somebody else could put a folder with their own server there.
 */
export async function reuseSocketFolder(folder: string, account: ServerAccount | undefined): Promise<string> {
  const owner = account?.uid ?? process.getuid?.();
  const found = await lstat(folder).catch(() => undefined);
  if (!found) {
    await mkdir(folder, { mode: 0o700 });
    if (account) await chown(folder, account.uid, account.gid);
  } else if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new ClusterError(`${folder}, where the database had its socket, belongs to somebody else now.`);
  }
  await removeSockets(folder);
  return folder;
}

async function choosePlace(account: ServerAccount | undefined): Promise<string> {
  const place = await realpath(tmpdir()).catch(() => SHORT_PLACE);
  const longestPath = join(place, `${PREFIX}XXXXXX`, SOCKET_NAME);
  if (Buffer.byteLength(longestPath) > LONGEST_SOCKET_PATH_BYTES) return SHORT_PLACE;
  return (await canEnter(place, account)) ? place : SHORT_PLACE;
}

/** Removes only what createSocketFolder made: the path may come from a file of another user. */
export async function removeSocketFolder(folder: string): Promise<void> {
  const places = [SHORT_PLACE, tmpdir(), await realpath(tmpdir()).catch(() => SHORT_PLACE)];
  if (!basename(folder).startsWith(PREFIX) || !places.includes(dirname(folder))) return;
  await removeSockets(folder);
  await rmdir(folder).catch(() => undefined);
}

async function removeSockets(folder: string): Promise<void> {
  for (const name of [SOCKET_NAME, `${SOCKET_NAME}.lock`]) {
    await unlink(join(folder, name)).catch(() => undefined);
  }
}
