// A separate process that watches a test run. Its input ends when that run has ended, in whatever way; then it stops
// and removes everything that was registered and still exists. After a normal end that is nothing.
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GuardEntry } from './guard-entry.ts';
import { leadsGroup, startOf } from './process-start.ts';
import { stopServersIn } from './stop-servers.ts';

const LOOK_EVERY_MS = 50;

const guarded: GuardEntry[] = [];
for await (const line of createInterface(process.stdin)) guarded.push(...readLine(line));

// First those that could start another server or write into a folder.
for (const each of guarded) if ('pid' in each) await endProcess(each.pid, each.start);
for (const each of guarded) if ('folder' in each) await removeFolder(each.folder);

/** Undefined for an incomplete line: the run was killed while writing it. */
function readLine(line: string): GuardEntry[] {
  try {
    return [JSON.parse(line) as GuardEntry];
  } catch {
    return [];
  }
}

async function endProcess(pid: number, start: string): Promise<void> {
  if (startOf(pid) !== start) return;
  try {
    process.kill(leadsGroup(pid) ? -pid : pid, 'SIGKILL');
  } catch {
    // It ended between the check and the signal.
  }
  while (startOf(pid) === start) await sleep(LOOK_EVERY_MS);
}

async function removeFolder(folder: string): Promise<void> {
  // A server that stops by itself deletes its record while it is read; the folder must be removed all the same.
  await stopServersIn(folder).catch(() => undefined);
  // A process that is about to end may still write a file while the others are removed.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: LOOK_EVERY_MS }).catch(
    () => undefined,
  );
}
