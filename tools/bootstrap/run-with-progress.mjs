import { spawn } from 'node:child_process';
import process from 'node:process';

const progressEveryMs = 5_000;

/**
 * Runs a command quietly, with a line at the start, every few seconds and at the end; on failure it prints the
 * command's whole output and rejects.
 */
export async function runWithProgress(label, command, args, options = {}) {
  const startedAt = performance.now();
  const elapsed = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
  console.log(`${label} …`);
  const ticker = setInterval(() => console.log(`${label} … ${elapsed()}`), progressEveryMs);
  const { output, succeeded } = await capture(command, args, options).finally(() => clearInterval(ticker));
  if (!succeeded) {
    console.error(output.trimEnd());
    throw new Error(`${label}: failed after ${elapsed()} (${[command, ...args].join(' ')})`);
  }
  console.log(`${label}: done in ${elapsed()}`);
}

function capture(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const stop = () => child.kill();
    process.once('SIGTERM', stop);
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ output: error.message, succeeded: false }));
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      resolve({ output: Buffer.concat(chunks).toString(), succeeded: code === 0 });
    });
  });
}
