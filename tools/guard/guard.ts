// A process of its own beside a run of tests. Its input ends when that run has ended in whatever way; then it stops and
// removes what was named to it and is still there. After an orderly end that is nothing.
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Guarded } from './guarded.ts';
import { stopServersIn } from './left-servers.ts';
import { leadsGroup, startOf } from './process-start.ts';

const LOOK_EVERY_MS = 50;

const guarded: Guarded[] = [];
for await (const line of createInterface(process.stdin)) guarded.push(...readLine(line));

// First those who could start another server or write into a folder.
for (const each of guarded) if ('pid' in each) await endProcess(each.pid, each.start);
for (const each of guarded) if ('folder' in each) await removeFolder(each.folder);

/** Nothing for a line in the middle of which the run was killed. */
function readLine(line: string): Guarded[] {
  try {
    return [JSON.parse(line) as Guarded];
  } catch {
    return [];
  }
}

async function endProcess(pid: number, start: string): Promise<void> {
  if (startOf(pid) !== start) return;
  try {
    process.kill(leadsGroup(pid) ? -pid : pid, 'SIGKILL');
  } catch {
    // It ended between the look and the signal.
  }
  while (startOf(pid) === start) await sleep(LOOK_EVERY_MS);
}

async function removeFolder(folder: string): Promise<void> {
  // A server that ends by itself takes its record away while it is read; the folder must go all the same.
  await stopServersIn(folder).catch(() => undefined);
  // Who is about to end may still write a file while the others go.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: LOOK_EVERY_MS }).catch(
    () => undefined,
  );
}
