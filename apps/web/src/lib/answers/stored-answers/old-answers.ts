import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-client.ts';

/** Younger ones need no word: within one sitting hardly anything changes. */
export const OLD_AFTER_MS = 15 * 60 * 1000;

/** Of what is on the screen, the oldest answer of an earlier visit, and what becomes of it. */
export interface OldAnswer {
  readonly keptAt: number;
  readonly state: 'updating' | 'offline' | 'not-updated';
}

/** Whether the server has said no, instead of nothing. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

function stateOf(shown: readonly Query[]): OldAnswer['state'] {
  if (shown.some(({ state }) => state.fetchStatus === 'fetching')) return 'updating';
  const failures = shown.map(({ state }) => state.error);
  return failures.some((error) => error instanceof ApiError && error.status > 0) ? 'not-updated' : 'offline';
}

/** Follows the answers that came from the device until the server's own have taken their place. */
export function followOldAnswers(queryClient: QueryClient, now: () => number = Date.now) {
  const cache = queryClient.getQueryCache();
  const waiting = new Set(cache.getAll());
  let shown: OldAnswer | null = null;
  const listeners = new Set<() => void>();

  function look(): void {
    const old = [...waiting].filter(
      (query) => query.isActive() && query.state.dataUpdatedAt < now() - OLD_AFTER_MS,
    );
    const keptAt = Math.min(...old.map(({ state }) => state.dataUpdatedAt));
    const next = old.length === 0 ? null : { keptAt, state: stateOf(old) };
    if (next?.keptAt === shown?.keptAt && next?.state === shown?.state) return;
    shown = next;
    for (const tell of listeners) tell();
  }

  cache.subscribe((event) => {
    const { query } = event;
    if (!waiting.has(query)) return;
    const action = event.type === 'updated' ? event.action.type : null;
    if (event.type === 'removed' || action === 'success') waiting.delete(query);
    // A refusal takes back what was shown: the place in the course has ended, or the lesson is no more.
    if (action === 'error' && isRefusal(query.state.error)) {
      waiting.delete(query);
      query.setState({ data: undefined });
    }
    look();
  });

  return {
    shown: () => shown,
    onChange(tell: () => void): () => void {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    /** The connection is back. */
    refresh: () => queryClient.refetchQueries({ type: 'active', predicate: (query) => waiting.has(query) }),
  };
}

export type OldAnswers = ReturnType<typeof followOldAnswers>;
