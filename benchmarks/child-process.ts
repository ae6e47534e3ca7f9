import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const START_LIMIT_MS = 60_000;

export interface RunningProgram {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Starts a server of ours and waits for the line in which it tells its address. */
export async function startProgram(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const late = setTimeout(() => child.kill(), START_LIMIT_MS);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /https?:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    clearTimeout(late);
    child.stdout.resume();
    return { url, stop: () => stop(child) };
  }
  throw new Error(`${script} did not start.`);
}
