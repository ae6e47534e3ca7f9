import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Null outside a repository, and where something is not committed. */
async function commitTime(folders: readonly string[]): Promise<number | null> {
  const git = async (...words: string[]) =>
    (await run('git', ['-C', folders[0] ?? '.', ...words, '--', ...folders])).stdout.trim();
  try {
    if ((await git('status', '--porcelain')) !== '') return null;
    return Number(await git('log', '-1', '--format=%ct')) * 1000 || null;
  } catch {
    return null;
  }
}

async function newestChange(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const times = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))));
  return Math.max(0, ...times.map(({ mtimeMs }) => Math.floor(mtimeMs)));
}

/**
 * When these folders were last changed, in milliseconds: the time of the commit, or else of the newest file, such as in an
 * image. Never in the future: a clock that was ahead must not keep later content out.
 */
export async function contentVersionOf(folders: readonly string[], now: Date): Promise<number> {
  const version = (await commitTime(folders)) ?? Math.max(...(await Promise.all(folders.map(newestChange))));
  return Math.min(version, now.getTime());
}
