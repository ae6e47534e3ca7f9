import { useState } from 'react';
import { useCurrentUser } from '../identity/index.ts';
import { keepRecent, readRecent, withoutSearch, withSearch } from './recent-searches.ts';

export function useRecentSearches() {
  const { data: user } = useCurrentUser();
  const userId = user?.id ?? '';
  const [recent, setRecent] = useState(() => readRecent(userId));
  const change = (next: string[]) => {
    setRecent(next);
    keepRecent(userId, next);
  };
  return {
    recent,
    remember: (text: string) => change(withSearch(recent, text)),
    forget: (text: string) => change(withoutSearch(recent, text)),
  };
}
