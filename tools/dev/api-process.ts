import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../../apps/api/src/config.ts';
import { projectRoot } from '../project-root.mjs';

const longestStopMs = 20_000;

/** Runs the API and starts it anew when its sources change. */
export function startApi({ port, publicUrl }: { port: number; publicUrl: string }): {
  stop: () => Promise<void>;
} {
  // Decided by what the developer set: Vite in front makes every address public.
  const demo = readConfig(process.env).isDemo ? 'on' : 'off';
  // No --env-file here: beside --watch, Node 24 aborts on stopping when that file does not exist.
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    cwd: projectRoot,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: publicUrl, DEMO: demo },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: Ctrl-C must reach the API once only, since a second one breaks off its shutdown.
    detached: true,
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => killGroup(child.pid), longestStopMs);
    await ended;
    clearTimeout(late);
  };
  return { stop };
}

function killGroup(leader: number | undefined): void {
  if (leader !== undefined) process.kill(-leader, 'SIGKILL');
}
