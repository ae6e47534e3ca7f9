import { readFile, readlink } from 'node:fs/promises';
import { errorCode } from './error-code.ts';
import { runProgram } from './run-program.ts';

/** True for a zombie too. */
export function isNumberTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

export async function isAlive(pid: number): Promise<boolean> {
  // In a container whose first process reaps nobody, a dead server stays as a zombie and answers signals.
  return isNumberTaken(pid) && (await readLinuxProcess(pid))?.state !== 'Z';
}

/** Whether this process is the server of this cluster, and not a later process with the same PID. */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  if (process.platform !== 'linux') return isNamedInCommand(pid, cluster);
  const program = await readLinuxProcess(pid);
  if (program?.name !== 'postgres') return false;
  // PostgreSQL changes into the folder of its cluster before it writes its PID there.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return folder === cluster;
}

/** Whether anybody is connected to this server, as far as that is visible without connecting to it. */
export async function mayHaveClients(pid: number): Promise<boolean> {
  try {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const titles = await Promise.all(
      children.split(' ').flatMap((child) => (child === '' ? [] : [readTitle(child)])),
    );
    return titles.some((title) => title.includes('[local]'));
  } catch {
    return true;
  }
}

function readTitle(pid: string): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
}

async function isNamedInCommand(pid: number, cluster: string): Promise<boolean> {
  const { output } = await runProgram('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return output.includes('postgres') && output.includes(`-D ${cluster} `);
}

async function readLinuxProcess(pid: number): Promise<{ name: string; state: string } | undefined> {
  if (process.platform !== 'linux') return undefined;
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, name, state] = /^\d+ \((.*)\) (\S)/s.exec(text) ?? [];
  return name === undefined || state === undefined ? undefined : { name, state };
}
