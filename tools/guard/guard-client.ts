import { spawn } from 'node:child_process';
import { basename, dirname, isAbsolute } from 'node:path';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { GuardEntry } from './guard-entry.ts';
import { startOf } from './process-start.ts';

const GUARD = fileURLToPath(new URL('./guard.ts', import.meta.url));

let guard: Writable | undefined;

/** Removes the folder, and stops a PostgreSQL whose data is in it, when this process has ended, even by SIGKILL. */
export function guardFolder(folder: string): void {
  if (!isAbsolute(folder) || !basename(folder).startsWith('academy-') || dirname(folder) === '/')
    throw new Error(`${folder} is no temporary folder of ours.`);
  registerWithGuard({ folder });
}

/** Ends the process, and the group that it leads, when this process has ended, even by SIGKILL. */
export function guardProcess(pid: number | undefined): void {
  const start = pid === undefined ? undefined : startOf(pid);
  // Without a start time it has ended already, or never began.
  if (pid !== undefined && start !== undefined) registerWithGuard({ pid, start });
}

function registerWithGuard(guarded: GuardEntry): void {
  guard ??= startGuard();
  guard.write(`${JSON.stringify(guarded)}\n`);
}

function startGuard(): Writable {
  const child = spawn(process.execPath, [GUARD], {
    cwd: '/',
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'ignore'],
    // It must not get Ctrl-C or the end of the terminal.
    detached: true,
  });
  child.unref();
  // Without a guard the run works, but nothing cleans up after a kill.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  return child.stdin;
}
