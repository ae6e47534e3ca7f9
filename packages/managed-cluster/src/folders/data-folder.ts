import { access, constants, lstat, mkdir, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { ClusterError } from '../cluster-error.ts';
import { errorCode } from '../error-code.ts';

// Ours, or files that any system may put into any folder.
const KNOWN_NAMES = /^(postgres|engine-|\.|lost\+found$)/;
const OUR_NAMES = ['postgres', 'postgres-location'];

/** Creates the folder, or checks that we may use it; returns its real path. */
export async function prepareDataFolder(dataDir: string, mode: number): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode });
  const folder = await realpath(dataDir);
  const names = await namesIn(folder);
  const isOurs = OUR_NAMES.some((name) => names.includes(name));
  if (!isOurs) await access(folder, constants.W_OK);
  const foreign = names.find((name) => !KNOWN_NAMES.test(name));
  // Somebody's folder, named by mistake: a database among their files could be moved or deleted with them.
  if (foreign !== undefined && !isOurs) {
    throw new ClusterError(
      `The data folder ${dataDir} holds other files (${foreign}, for example) and no database of ours. ` +
        'Set DATA_DIR to an empty folder, or to one that does not exist yet.',
    );
  }
  return folder;
}

/** Permission to enter a folder does not always include listing it; then our file names are checked one by one. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) !== 'EACCES') throw error;
    const found = await Promise.all(
      OUR_NAMES.map((name) =>
        lstat(join(folder, name)).then(
          () => name,
          () => [],
        ),
      ),
    );
    return found.flat();
  }
}

const REASONS: Readonly<Record<string, (path: string) => string>> = {
  EEXIST: (path) => `${path} is a file, not a folder`,
  ENOTDIR: (path) => `${path} is not inside a folder`,
  EROFS: (path) => `${path} is on a disk that can only be read`,
  EACCES: (path) => `this user may not write to ${path}`,
  EPERM: (path) => `this user may not write to ${path}`,
  ENOSPC: (path) => `the disk of ${path} is full`,
};

/** An error of the file system as a sentence; any other error as it is. */
export function explainFolderError(error: unknown, dataDir: string): unknown {
  const reason = REASONS[errorCode(error) ?? ''];
  if (!reason || error instanceof ClusterError) return error;
  const path = error instanceof Error && 'path' in error ? String(error.path) : join(dataDir);
  return new ClusterError(
    `The data folder ${dataDir} cannot be used: ${reason(path)}. Fix that, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}
