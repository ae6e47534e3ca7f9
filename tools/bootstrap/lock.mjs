import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const pollEveryMs = 250;
const sayWaitingEveryMs = 60_000;
const heartbeatEveryMs = 2_000;
const silentAfterMs = 300_000;

/** Runs the work while only this process holds the lock folder; waits for another holder, unless that is dead. */
export async function withLock(
  folder,
  work,
  waiting = 'Waiting for another command that prepares this project …',
) {
  await acquire(folder, waiting);
  const heartbeat = setInterval(() => touch(folder), heartbeatEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function acquire(folder, waiting) {
  mkdirSync(dirname(folder), { recursive: true });
  for (let waitedMs = 0; !tryToCreate(folder); waitedMs += pollEveryMs) {
    if (isAbandoned(folder)) {
      rmSync(folder, { recursive: true, force: true });
      continue;
    }
    if (waitedMs % sayWaitingEveryMs === 0) console.log(waiting);
    await sleep(pollEveryMs);
  }
  writeFileSync(join(folder, 'owner'), JSON.stringify({ host: hostname(), pid: process.pid }));
}

function tryToCreate(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(folder) {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return false;
  if (Date.now() - stats.mtimeMs > silentAfterMs) return true;
  try {
    const owner = JSON.parse(readFileSync(join(folder, 'owner'), 'utf8'));
    return owner.host === hostname() && !isRunning(owner.pid);
  } catch {
    return false; // The owner has not written its name yet.
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function touch(folder) {
  const now = new Date();
  utimesSync(folder, now, now);
}
