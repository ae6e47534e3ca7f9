import { privatePlace } from '../../lib/device-store.ts';

const RECENT_LIMIT = 6;

/** The newest first, each once, whatever its case. */
export function withSearch(recent: readonly string[], text: string): string[] {
  const words = text.trim();
  return words === '' ? [...recent] : [words, ...withoutSearch(recent, words)].slice(0, RECENT_LIMIT);
}

export function withoutSearch(recent: readonly string[], text: string): string[] {
  return recent.filter((entry) => entry.toLowerCase() !== text.toLowerCase());
}

function readEntries(stored: unknown): string[] | null {
  return Array.isArray(stored)
    ? stored.filter((entry) => typeof entry === 'string').slice(0, RECENT_LIMIT)
    : null;
}

const placeOf = (userId: string) => privatePlace(userId, 'recent-searches', readEntries);

export function readRecent(userId: string): string[] {
  return placeOf(userId).read() ?? [];
}

export function keepRecent(userId: string, recent: string[]): void {
  placeOf(userId).keep(recent);
}
