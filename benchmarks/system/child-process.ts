import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { guardProcess } from '../../tools/guard/guard-client.ts';

const START_LIMIT_MS = 300_000;
/** The working directory, as with npm: flags may name files of the project. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

export interface RunningProgram {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Starts one of our servers and waits for the line with its address. */
export async function startProgram(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd: PROJECT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  guardProcess(child.pid);
  const late = setTimeout(() => child.kill(), START_LIMIT_MS);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /https?:\/\/\S+/.exec(line)?.[0];
    if (!url || child.pid === undefined) continue;
    clearTimeout(late);
    child.stdout.resume();
    return { url, pid: child.pid, stop: () => stop(child) };
  }
  clearTimeout(late);
  throw new Error(`${script} did not start.`);
}
