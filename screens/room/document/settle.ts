import { isDrawing, passedTimeMs, passTimeTo, runNextTimer, turn } from './page-clock.ts';

/** React delays what follows a placeholder by 300 ms: whatever happens that soon belongs to the same step. */
const SOON_MS = 350;

const underWay = new Set<Promise<unknown>>();
let changes = 0;

new MutationObserver((records) => {
  changes += records.length;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

/** A step does not end before this does. */
export function awaited<Value>(work: Promise<Value>): Promise<Value> {
  const ended: Promise<unknown> = work.catch(() => undefined).finally(() => underWay.delete(ended));
  underWay.add(ended);
  return work;
}

declare global {
  var partArrives: typeof awaited;
}
globalThis.partArrives = awaited;

/** Verifying a signature happens outside this thread. */
const checking = Object.getPrototypeOf(crypto.subtle) as Record<
  string,
  (...values: unknown[]) => Promise<unknown>
>;
for (const name of ['digest', 'importKey', 'verify']) {
  const work = checking[name];
  if (work)
    checking[name] = function (this: unknown, ...values: unknown[]) {
      return awaited(work.apply(this, values));
    };
}

/** Waits until nothing is in progress: no request, no loading code, no render, no due timer, no change of the page. */
export async function settle(soonMs = SOON_MS): Promise<void> {
  const untilMs = passedTimeMs() + soonMs;
  for (let quietTurns = 0; quietTurns < 2; ) {
    while (underWay.size > 0) await Promise.all(underWay);
    const before = changes;
    do await turn();
    while (isDrawing());
    const isQuiet = underWay.size === 0 && changes === before && !runNextTimer(untilMs - passedTimeMs());
    quietTurns = isQuiet ? quietTurns + 1 : 0;
  }
}

/** Advances the page's time by exactly this much. */
export async function advanceTime(ms: number): Promise<void> {
  const endMs = passedTimeMs() + ms;
  while (runNextTimer(endMs - passedTimeMs(), { withRepeating: true })) await settle(0);
  passTimeTo(endMs);
  await settle(0);
}
