import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';

const TYPING_PAUSE_MS = 150;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/**
 * The server's results for a text, requested when the typing pauses. Each text has its own cache key, so an answer to
 * an older one is never shown for a newer one; until the new answer arrives the last one stays.
 */
export function useSearchHits(typed: string) {
  const text = typed.trim();
  const query = usePaused(text);
  const { data, isFetching, isError, refetch } = useAnswer(
    'GET /api/search',
    { text: query },
    { enabled: query !== '', placeholderData: keepPreviousData },
  );
  return {
    hits: text === '' || isError ? [] : (data?.hits ?? []),
    isSearching: text !== '' && (isFetching || query !== text),
    isUnreachable: isError && query === text,
    retry: () => void refetch(),
  };
}
