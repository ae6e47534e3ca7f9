import { execFile } from 'node:child_process';
import { projectRoot } from '../project-root.mjs';

const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 100_000_000;

/** What npm prints as JSON; null if it prints none, for example because npm is missing. npm reports errors as JSON too. */
export function runNpm(args: readonly string[]): Promise<unknown> {
  const options = { cwd: projectRoot, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES };
  return new Promise((resolve) => {
    execFile('npm', args, options, (_error, output) => resolve(parsed(output)));
  });
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
