import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { guardProcess } from '../guard/guard-client.ts';
import { projectRoot } from '../project-root.mjs';

const environment = {
  ...process.env,
  PATH: [join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

/** Runs a command of the project with its output on the screen, or captured. */
export function runCommand(
  command: readonly string[],
  { isLive, settings = {} }: { isLive: boolean; settings?: Readonly<Record<string, string>> },
): Promise<{ exitCode: number; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...environment, ...settings },
      stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    });
    guardProcess(child.pid);
    // Ctrl-C reaches the command too: it has a moment to clean up, and then everything ends.
    let isInterrupted = false;
    const interrupt = () => {
      isInterrupted = true;
    };
    process.on('SIGINT', interrupt);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }));
    child.on('close', (code, signal) => {
      process.off('SIGINT', interrupt);
      if (isInterrupted) process.exit(130);
      // Whatever the error was, there is no summary to report.
      if (signal) console.log(`✗ ${program} was ended by ${signal}`);
      resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

export function secondsSince(startedAtMs: number): string {
  return `${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`;
}
