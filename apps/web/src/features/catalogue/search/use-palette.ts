import type { NavigationEntry } from '@academy/domain/access';
import { type KeyboardEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { choosePlace } from './move-selection.ts';
import { useRecentSearches } from './recent-searches/use-recent-searches.ts';
import { groupResults, type Result } from './results/group-results.ts';
import { useDeviceSearch, withHitsBefore } from './use-device-search.ts';
import { useSearchHits } from './use-search-hits.ts';

interface PaletteOptions {
  initialText: string;
  pages: readonly NavigationEntry[];
  onClose: () => void;
}

/** The text, the results and the selection. */
export function usePalette({ initialText, pages, onClose }: PaletteOptions) {
  const [, navigate] = useLocation();
  const [text, setText] = useState(initialText);
  const [place, setPlace] = useState(0);
  const { userId, recent, remember, forget, hitsBefore } = useRecentSearches();
  const search = useSearchHits(text);
  const device = useDeviceSearch(userId, text.trim(), search.isUnreachable);
  const hits = search.isUnreachable ? withHitsBefore(device.hits, hitsBefore(text)) : search.hits;
  const groups = groupResults(pages, text, hits);
  const results = groups.flatMap((group) => group.results);
  const current = Math.min(place, Math.max(results.length - 1, 0));
  const chosen = results[current];

  function type(words: string) {
    setText(words);
    setPlace(0);
  }

  function open(result: Result) {
    remember(text, hits);
    onClose();
    navigate(result.href);
    scrollTo(0, 0);
  }

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition, Enter and arrows choose words and not results.
    if (event.nativeEvent.isComposing) return;
    const next = choosePlace(event.key, current, results.length);
    if (next !== null) setPlace(next);
    else if (event.key === 'Enter' && chosen) open(chosen);
    else return;
    event.preventDefault();
  }

  return {
    ...search,
    isSearching: search.isSearching || device.isSearching,
    isDeviceSearched: device.isSearched,
    text,
    type,
    groups,
    count: results.length,
    chosen,
    open,
    onKeyDown,
    recent,
    forget,
  };
}
