import { readFile } from 'node:fs/promises';

// Linux reports in these units to every program, whatever its own clock uses.
const TICKS_PER_SECOND = 100;
const CHECK_EVERY_MS = 100;
const [USER_FIELD, SYSTEM_FIELD] = [11, 12];

/**
 * The processor time of a process's main thread, as reported by Linux; null if unknown. Threads that compile in
 * parallel do not count, so that more processors do not make a program slower.
 */
async function processorMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8').catch(() => '');
  // The process name comes before, in brackets, and may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD]);
  return Number.isNaN(ticks) ? null : (ticks * 1000) / TICKS_PER_SECOND;
}

/** A limit of processor time that restarts with every step of the process. */
export interface ProcessorWatch {
  /** The process has reported something: it has advanced a step. */
  readonly step: () => void;
  /** Whether the time could be read at all. */
  readonly isKnown: () => boolean;
  readonly stop: () => void;
}

/** Calls back when one step of a process takes more processor time than allowed. Time without a processor does not count. */
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
    // Its output may wait unread while this process got no processor time: it counts when a second look says the same.
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
