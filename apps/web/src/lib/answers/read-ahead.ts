// What will be asked for next is fetched while somebody reads. It costs data, so it is little, comes when nothing else
// does, and stays away where a person saves data or the line is too slow for it.
import { isLite } from '../device/lite-mode.ts';
import { ownRate } from '../device/own-rate.ts';

/** By then the page is drawn, and what it asks for itself has come. */
const SETTLED_AFTER_MS = 1000;

/** What a browser may say about the line; not all do. */
export interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

const ownLine = (): Line | undefined => (navigator as Navigator & { readonly connection?: Line }).connection;

export function mayReadAhead({ saveData = false, effectiveType = '' }: Line = {}): boolean {
  return !saveData && !['slow-2g', '2g'].includes(effectiveType);
}

/**
 * Whether each byte is paid for: then a price stands before what is opened. Many browsers do not say what the line is; there
 * whoever has named a bundle or chosen lite mode counts as paying.
 */
export const isMetered = ({ saveData = false, type }: Line = ownLine() ?? {}): boolean =>
  saveData || type === 'cellular' || (type === undefined && (isLite() || ownRate() !== undefined));

/** Runs the task when the page has settled, unless it is left before or data is saved. Answers how to stop it. */
export function whenSettled(task: () => void | Promise<void>): () => void {
  if (isLite() || !mayReadAhead(ownLine())) return () => undefined;
  let idle = 0;
  const timer = setTimeout(() => {
    // Not every browser says when it has time.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(() => void task());
    else void task();
  }, SETTLED_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}
