// Prefetches what will probably be opened next while somebody reads. It costs data, so it is little, waits until
// nothing else is loading, and is skipped where a person saves data or the line is too slow.
import { isLite } from '../device/lite-mode.ts';
import { ownRate } from '../device/own-rate.ts';

/** By then the page is drawn, and its own requests have finished. */
const SETTLED_AFTER_MS = 1000;

/** What a browser may report about the connection; not all do. */
export interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

const ownLine = (): Line | undefined => (navigator as Navigator & { readonly connection?: Line }).connection;

export function allowsReadAhead({ saveData = false, effectiveType = '' }: Line = {}): boolean {
  return !saveData && !['slow-2g', '2g'].includes(effectiveType);
}

/**
 * Whether the user pays for each byte: then a price is shown before something is opened. Many browsers do not report
 * the kind of connection; there, naming a data bundle or choosing lite mode counts as paying.
 */
export const isMetered = ({ saveData = false, type }: Line = ownLine() ?? {}): boolean =>
  saveData || type === 'cellular' || (type === undefined && (isLite() || ownRate() !== undefined));

/**
 * Runs the task when the page has settled, unless the page is left first or data is saved. Returns a function that
 * cancels it.
 */
export function scheduleReadAhead(task: () => void | Promise<void>): () => void {
  if (isLite() || !allowsReadAhead(ownLine())) return () => undefined;
  let idle = 0;
  const timer = setTimeout(() => {
    // Not every browser has `requestIdleCallback`.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(() => void task());
    else void task();
  }, SETTLED_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}
