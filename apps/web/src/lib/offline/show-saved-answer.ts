import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../answers/api-client.ts';
import { readSavedAnswer } from './saved-cache.ts';

const AGAIN_AFTER_MS = 30_000;

/** A refusal of the academy is an answer; a proxy's error page has no refusal code. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'fault';

/** Whether there is nothing left to wait for. An answer that nobody shows stays marked as stale. */
function isSettled(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey);
  if (state === undefined) return true;
  return state.status === 'success' ? !state.isInvalidated : isRefusal(state.error);
}

/** The connection may return without the browser's noticing: the academy itself may have been down. */
function askUntilAnswered(client: QueryClient, queryKey: QueryKey): void {
  const settled = new AbortController();
  const { signal } = settled;
  async function ask(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    await client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    if (isSettled(client, queryKey)) settled.abort();
  }
  const timer = setInterval(() => void ask(), AGAIN_AFTER_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  addEventListener('online', () => void ask(), { signal });
  document.addEventListener('visibilitychange', () => void ask(), { signal });
}

/** The saved answer, until the server can be reached again. */
export async function showSavedAnswer(
  userId: string,
  client: QueryClient,
  queryKey: QueryKey,
): Promise<unknown> {
  const saved = await readSavedAnswer(userId, queryKey);
  if (saved !== undefined) askUntilAnswered(client, queryKey);
  return saved;
}
