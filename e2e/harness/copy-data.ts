import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Copies the data folder into the folder. The owner of the files is kept: PostgreSQL may run as a separate user. */
export async function copyData(dataFolder: string, folder: string): Promise<void> {
  await run('cp', ['-a', `${dataFolder}/.`, folder]);
}

/**
 * Copies the data of a running product as a power cut would leave them: all processes of its database are suspended
 * meanwhile, so that the copy is consistent. Returns whether that was possible here.
 */
export async function copyRunning(dataFolder: string, folder: string): Promise<boolean> {
  const stopped: number[] = [];
  try {
    const server = Number.parseInt(readFileSync(join(dataFolder, POSTMASTER_FILE), 'utf8'), 10);
    await suspendProcess(server, stopped);
    // From now on it starts no other processes.
    for (const child of childrenOf(server)) await suspendProcess(child, stopped);
    await copyData(dataFolder, folder);
  } catch {
    return false;
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
  rmSync(join(folder, POSTMASTER_FILE), { force: true });
  return true;
}

const POSTMASTER_FILE = 'postgres/cluster/postmaster.pid';

async function suspendProcess(pid: number, stopped: number[]): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  stopped.push(pid);
  // A zombie that the suspended server has not reaped yet counts as suspended.
  while (!['T', 'Z'].includes(stateOf(pid))) await sleep(1);
}

function stateOf(pid: number): string {
  return /\) (\w) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
}

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}
