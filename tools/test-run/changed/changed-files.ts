import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.mjs';

export type Changes = {
  /** The commit at which this branch diverged from the other one. */
  base: string;
  /** Files of the project that are new or different, committed or not. */
  files: readonly string[];
  deleted: readonly string[];
};

export const DEFAULT_BRANCH = 'main';

/** Throws with a sentence if the other branch is unknown or has no common commit. */
export function changesSince(branch: string, root: string = projectRoot): Changes {
  const base = mergeBase(branch, root);
  const changed = git(root, 'diff', '--name-only', '--no-renames', '-z', base);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  const names = [...new Set(`${changed}${untracked}`.split('\0'))].filter((name) => name !== '').sort();
  const isThere = (file: string) => existsSync(join(root, file));
  return { base, files: names.filter(isThere), deleted: names.filter((file) => !isThere(file)) };
}

/** Why nothing can be compared with a branch; undefined if it can. */
export function branchProblem(branch: string | undefined, root: string = projectRoot): string | undefined {
  if (branch === undefined) return undefined;
  try {
    mergeBase(branch, root);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A clone often has the default branch only as `origin/main`. */
function mergeBase(branch: string, root: string): string {
  for (const name of [branch, `origin/${branch}`]) {
    try {
      return git(root, 'merge-base', name, 'HEAD').trim();
    } catch {
      // Tries the other name.
    }
  }
  throw new Error(
    `✗ Git finds no commit that "${branch}" and this branch have in common. "npm run check -- --changed <branch or commit>" compares with another one; a shallow clone needs "git fetch --unshallow".`,
  );
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
