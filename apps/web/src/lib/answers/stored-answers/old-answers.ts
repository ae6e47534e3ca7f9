import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-client.ts';

/** Younger answers need no notice: within one sitting hardly anything changes. */
export const OLD_AFTER_MS = 15 * 60 * 1000;

/** The oldest answer of an earlier visit on the screen, and whether it is being replaced. */
export interface OldAnswer {
  readonly keptAt: number;
  readonly state: 'updating' | 'offline' | 'not-updated';
}

/** Whether the server has refused, instead of not responding. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

function stateOf(shown: readonly Query[]): OldAnswer['state'] {
  if (shown.some(({ state }) => state.fetchStatus === 'fetching')) return 'updating';
  const failures = shown.map(({ state }) => state.error);
  return failures.some((error) => error instanceof ApiError && error.status > 0) ? 'not-updated' : 'offline';
}

/** Tracks the answers restored from the device until the server's own have replaced them. */
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
    // A refusal removes what was shown: the place in the course has ended, or the lesson no longer exists.
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
    /** The connection has returned. */
    refresh: () => queryClient.refetchQueries({ type: 'active', predicate: (query) => waiting.has(query) }),
  };
}

export type OldAnswers = ReturnType<typeof followOldAnswers>;
