const RECENT_LIMIT = 6;

/** The newest first, each once, whatever its case. */
export function withSearch(recent: readonly string[], text: string): string[] {
  const words = text.trim();
  return words === '' ? [...recent] : [words, ...withoutSearch(recent, words)].slice(0, RECENT_LIMIT);
}

export function withoutSearch(recent: readonly string[], text: string): string[] {
  return recent.filter((entry) => entry.toLowerCase() !== text.toLowerCase());
}

// A phone is often shared: each person sees their own.
const keyOf = (username: string) => `recent-searches:${username}`;

export function readRecent(username: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(username)) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string').slice(0, RECENT_LIMIT)
      : [];
  } catch {
    return []; // Without storage, or with something else in it, the search begins afresh.
  }
}

export function keepRecent(username: string, recent: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(username), JSON.stringify(recent));
  } catch {
    // They are a convenience; a browser that forbids storage loses nothing else.
  }
}
