import type { Answer } from '@academy/contract';
import { privateEntry } from '../../../../lib/device/device-store.ts';

const RECENT_LIMIT = 6;

/** Newest first, without duplicates, ignoring case. */
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

type Hits = Answer<'GET /api/search'>['hits'];

/** The results of the last time a search was made, so that they open offline as well. */
const hitsOf = (userId: string) =>
  privateEntry(userId, 'search-hits', (stored) => (Array.isArray(stored) ? (stored as Hits) : null));

const idOf = (text: string) => text.trim().toLowerCase();

export const readHits = (userId: string, text: string): Hits | null => hitsOf(userId).read(idOf(text));

/** Only the results of remembered searches are kept. */
export function storeHits(userId: string, recent: readonly string[], text: string, hits: Hits): void {
  const place = hitsOf(userId);
  const remembered = new Set(recent.map(idOf));
  if (remembered.has(idOf(text)) && hits.length > 0) place.store(hits, idOf(text));
  for (const { id } of place.all()) if (!remembered.has(id)) place.drop(id);
}

const placeOf = (userId: string) => privateEntry(userId, 'recent-searches', readEntries);

export function readRecent(userId: string): string[] {
  return placeOf(userId).read() ?? [];
}

export function storeRecentSearches(userId: string, recent: string[]): void {
  placeOf(userId).store(recent);
}
