import { type KnownUnsteady, knownUnsteady } from './known-unsteady.ts';

/** The last day on which a test may be unsteady; undefined if it may not be (any more). */
export function excusedUntil(
  title: string,
  today = new Date().toISOString().slice(0, 10),
  list: readonly KnownUnsteady[] = knownUnsteady,
): string | undefined {
  return list.find((entry) => entry.title === title && entry.since <= today && today <= entry.until)?.until;
}
