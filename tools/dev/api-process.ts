import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../../apps/api/src/config.ts';
import { projectRoot } from '../project-root.mjs';

const longestStopMs = 20_000;

/** Runs the API and restarts it when its sources change. */
export function startApi({ port, publicUrl }: { port: number; publicUrl: string }): {
  stop: () => Promise<void>;
} {
  // Decided by the developer's own settings: Vite in front makes every address public.
  const demo = readConfig(process.env).isDemo ? 'on' : 'off';
  // No --env-file here: combined with --watch, Node 24 aborts on stopping when that file does not exist.
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    cwd: projectRoot,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: publicUrl, DEMO: demo },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A separate process group: Ctrl-C must reach the API only once, since a second one aborts its shutdown.
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
