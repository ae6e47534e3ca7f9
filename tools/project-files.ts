import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** The project's files below these folders, or all of them: also those that are not committed yet, and none that is deleted. */
export function projectFiles(...folders: readonly string[]): string[] {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--'];
  const listed = execFileSync('git', [...options, ...folders], { cwd: projectRoot, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(projectRoot, file)))
    .sort();
}
