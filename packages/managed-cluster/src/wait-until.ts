import { setTimeout as sleep } from 'node:timers/promises';

export const POLL_INTERVAL_MS = 20;

/** False when the limit passed first. */
export async function waitUntil(isDone: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (!(await isDone())) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_INTERVAL_MS);
  }
  return true;
}
