import { readFile } from 'node:fs/promises';

// Linux counts in these for every program that asks, whatever its own clock is.
const TICKS_PER_SECOND = 100;
const CHECK_EVERY_MS = 100;
const [USER_FIELD, SYSTEM_FIELD] = [11, 12];

/**
 * What the main thread of a process has had of a processor, as Linux tells it; null where nothing is told. Threads that
 * compile beside it do not count, so that more processors do not make a program slower.
 */
async function processorMs(pid: number): Promise<number | null> {
  const told = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the process stands before, in brackets, and may hold anything.
  const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD]);
  return Number.isNaN(ticks) ? null : (ticks * 1000) / TICKS_PER_SECOND;
}

/** A limit of processor time that begins anew with every step of the process. */
export interface ProcessorWatch {
  /** The process has said something: it is a step further. */
  readonly step: () => void;
  /** Whether the time could be read at all. */
  readonly isKnown: () => boolean;
  readonly stop: () => void;
}

/**
 * Calls when one step of a process takes more of a processor than it may. A machine that gives it no turn does not bring
 * it nearer to that.
 */
export function watchProcessor(pid: number, mostMs: number, onTooMuch: () => void): ProcessorWatch {
  let begunMs: number | null = null;
  let isKnown = false;
  let isLooking = false;
  let wasTooMuch = false;
  let steps = 0;
  async function look(): Promise<void> {
    const atStep = steps;
    const spentMs = await processorMs(pid);
    if (spentMs === null) return;
    isKnown = true;
    if (atStep !== steps) return;
    begunMs ??= spentMs;
    const isTooMuch = spentMs - begunMs > mostMs;
    // What it has said may wait unread while we had no turn ourselves: it counts when a second look says the same.
    if (isTooMuch && wasTooMuch) onTooMuch();
    wasTooMuch = isTooMuch;
  }
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, CHECK_EVERY_MS);
  timer.unref();
  return {
    step: () => {
      steps += 1;
      begunMs = null;
      wasTooMuch = false;
    },
    isKnown: () => isKnown,
    stop: () => clearInterval(timer),
  };
}
