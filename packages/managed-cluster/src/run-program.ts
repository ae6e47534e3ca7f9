import { spawn } from 'node:child_process';
import type { ServerAccount } from './server-account.ts';

interface ProgramRun {
  isSuccess: boolean;
  output: string;
}

// Nothing is inherited: PG* variables of the person's shell would change what initdb and postgres do, and LC_ALL=C
// keeps PostgreSQL's messages in the language that this code parses.
export const PROGRAM_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  LANG: 'C',
  TZ: 'UTC',
};

/**
 * The spawn options that change to the account. libuv also empties the supplementary groups, so nothing of
 * root's remains.
 */
export function asAccount(account: ServerAccount | undefined): { uid?: number; gid?: number } {
  // spawn takes signed numbers; macOS gives `nobody` the id -2, which chown and stat know as 4294967294.
  return account ? { uid: account.uid | 0, gid: account.gid | 0 } : {};
}

export function runProgram(
  file: string,
  args: readonly string[],
  options: { account?: ServerAccount | undefined; cwd?: string } = {},
): Promise<ProgramRun> {
  // Some failures of spawn are thrown (EPERM), others are events (ENOENT); both mean that it did not run.
  return new Promise<ProgramRun>((resolve) => {
    const child = spawn(file, args, {
      ...asAccount(options.account),
      cwd: options.cwd ?? '/',
      env: PROGRAM_ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ isSuccess: false, output: error.message }));
    child.on('close', (code) => resolve({ isSuccess: code === 0, output: output.trim() }));
  }).catch((error: unknown) => ({ isSuccess: false, output: String(error) }));
}
