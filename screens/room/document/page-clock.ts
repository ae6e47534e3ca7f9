// The page's clock: timers wait until a test advances the time, so that no test waits itself. It is installed once
// for the life of the worker, before React, which keeps references to the timers that it finds.

interface Timer {
  readonly dueAtMs: number;
  readonly everyMs: number | null;
  readonly run: () => void;
}

const timers = new Map<number, Timer>();
const drawings = new Set<NodeJS.Immediate>();
let lastId = 0;
let passedMs = 0;

const realImmediate = globalThis.setImmediate;
const forgetImmediate = globalThis.clearImmediate;

function start(isRepeating: boolean) {
  return (callback: (...values: unknown[]) => void, delayMs = 0, ...values: unknown[]) => {
    lastId += 1;
    const id = lastId;
    const ms = Math.max(Number(delayMs) || 0, 0);
    timers.set(id, {
      dueAtMs: passedMs + ms,
      everyMs: isRepeating ? Math.max(ms, 1) : null,
      run: () => callback(...values),
    });
    // The web expects a number, the server's libraries an object: this is both.
    const timer = {
      [Symbol.toPrimitive]: () => id,
      hasRef: () => false,
      ref: () => timer,
      unref: () => timer,
      refresh: () => timer,
    };
    return timer;
  };
}

const stop = (timer: unknown) => void timers.delete(Number(timer));

const pageTimers = {
  setTimeout: start(false),
  setInterval: start(true),
  clearTimeout: stop,
  clearInterval: stop,
  // React renders in pieces, each in its own immediate: work is in progress as long as one is pending.
  setImmediate(callback: (...values: unknown[]) => void, ...values: unknown[]) {
    const drawing = realImmediate(() => {
      drawings.delete(drawing);
      callback(...values);
    });
    drawings.add(drawing);
    return drawing;
  },
  clearImmediate(drawing: NodeJS.Immediate) {
    drawings.delete(drawing);
    forgetImmediate(drawing);
  },
};
Object.assign(globalThis, pageTimers);
Object.assign(window, pageTimers);

/** One turn of the event loop, in which everything that has arrived is processed. */
export const turn = () => new Promise<void>((resolve) => void realImmediate(() => resolve()));

export const isDrawing = () => drawings.size > 0;

export const passedTimeMs = () => passedMs;

/** Runs the next timer that is due within this many milliseconds; false if there is none. */
export function runNextTimer(withinMs: number, { withRepeating = false } = {}): boolean {
  let nextId: number | null = null;
  let next: Timer | null = null;
  for (const [id, timer] of timers) {
    if (timer.dueAtMs > passedMs + withinMs || (timer.everyMs !== null && !withRepeating)) continue;
    if (next === null || timer.dueAtMs < next.dueAtMs) [nextId, next] = [id, timer];
  }
  if (nextId === null || next === null) return false;
  passedMs = Math.max(passedMs, next.dueAtMs);
  if (next.everyMs === null) timers.delete(nextId);
  else timers.set(nextId, { ...next, dueAtMs: passedMs + next.everyMs });
  next.run();
  return true;
}

export function passTimeTo(ms: number): void {
  passedMs = Math.max(passedMs, ms);
}

const RealDate = globalThis.Date;

/** Sets the page's time to this moment, from which it advances with the page's clock; null: the real time. */
export function setPageDate(moment: Date | null): void {
  if (moment === null) {
    globalThis.Date = RealDate;
    return;
  }
  const startMs = moment.getTime() - passedMs;
  const nowMs = () => startMs + passedMs;
  globalThis.Date = class PageDate extends RealDate {
    constructor(...values: [] | [string | number | Date]) {
      super(...((values.length === 0 ? [nowMs()] : values) as [number]));
    }

    static override now(): number {
      return nowMs();
    }

    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof RealDate;
    }
  } as DateConstructor;
}
