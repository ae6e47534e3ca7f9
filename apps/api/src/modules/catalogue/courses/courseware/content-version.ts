import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Null outside a repository, and where something is not committed. */
async function commitTime(folders: readonly string[]): Promise<number | null> {
  // The account of a server often does not own the tree.
  const anyOwner = ['-c', 'safe.directory=*'];
  const git = async (...words: string[]) =>
    (await run('git', [...anyOwner, '-C', folders[0] ?? '.', ...words, '--', ...folders])).stdout.trim();
  try {
    if ((await git('status', '--porcelain')) !== '') return null;
    return Number(await git('log', '-1', '--format=%ct')) * 1000 || null;
  } catch {
    return null;
  }
}

/** Written where a tree is packed without its repository: the seconds of its commit. */
async function packedVersion([folder = '']: readonly string[]): Promise<number | null> {
  const text = await readFile(join(folder, '.version'), 'utf8').catch(() => '');
  return Number(text) * 1000 || null;
}

async function newestChange(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const times = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))));
  return Math.max(0, ...times.map(({ mtimeMs }) => Math.floor(mtimeMs)));
}

/**
 * When these folders were last changed, in milliseconds: by the file `.version` in the first, the time of the commit, or else the
 * newest file. Never in the future: a clock that was ahead must not keep later content out.
 */
export async function contentVersionOf(folders: readonly string[], now: Date): Promise<number> {
  const version =
    (await packedVersion(folders)) ??
    (await commitTime(folders)) ??
    Math.max(...(await Promise.all(folders.map(newestChange))));
  return Math.min(version, now.getTime());
}
