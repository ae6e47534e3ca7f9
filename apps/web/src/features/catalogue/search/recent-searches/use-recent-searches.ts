import { useState } from 'react';
import { useCurrentUser } from '../../../accounts/identity/index.ts';
import {
  readHits,
  readRecent,
  storeHits,
  storeRecentSearches,
  withoutSearch,
  withSearch,
} from './recent-searches.ts';

type Hits = Parameters<typeof storeHits>[3];

export function useRecentSearches() {
  const { data: user } = useCurrentUser();
  const userId = user?.id ?? '';
  const [recent, setRecent] = useState(() => readRecent(userId));
  const change = (next: string[], text: string, hits: Hits) => {
    setRecent(next);
    storeRecentSearches(userId, next);
    storeHits(userId, next, text, hits);
  };
  return {
    userId,
    recent,
    remember: (text: string, hits: Hits) => change(withSearch(recent, text), text, hits),
    forget: (text: string) => change(withoutSearch(recent, text), text, []),
    /** The results of the last time. */
    hitsBefore: (text: string) => readHits(userId, text) ?? [],
  };
}
