import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/** The text of a search field, debounced: the server is not asked for each letter. */
export function useSettledWords(words: string): string {
  const [settled, setSettled] = useState(words.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
