import type { CurrentUser } from '@academy/contract/accounts/identity';
import type { Query, QueryClient } from '@tanstack/react-query';
import { answerKey } from '../answers/answers.ts';
import type { ReadEndpoint } from '../answers/api-client.ts';
import { followOldAnswers, type OldAnswers } from '../answers/stored-answers/old-answers.ts';
import {
  restoreAnswers,
  type StoredAnswers,
  storedAnswersOf,
} from '../answers/stored-answers/stored-answers.ts';
import { lastPerson, recordSignedIn, recordSignedOut } from '../pages/signed-in-person.ts';
import { syncDisplaySettings } from '../pages/sync-display-settings.ts';
import { cacheApplication } from './service-worker.ts';

/** A screen settles in several answers: they are written together after a pause, and when the page is left. */
const KEPT_AFTER_MS = 1000;

const isUserQuery = ({ queryKey }: Query) => queryKey[0] === answerKey('GET /api/auth/user')[0];

interface VisitCacheConfig {
  readonly endpoints: readonly ReadEndpoint[];
  readonly kept: StoredAnswers;
}

/** Stores the answers of these endpoints as they arrive, for as long as their person is this device's user. */
function storeArrivingAnswers(
  queryClient: QueryClient,
  userId: string,
  { endpoints, kept }: VisitCacheConfig,
): void {
  const changed = new Set<Query>();
  function write(): void {
    // Another tab may have logged out meanwhile.
    if (lastPerson() === userId) for (const { queryKey, state } of changed) kept.store(queryKey, state.data);
    changed.clear();
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  function note(query: Query): void {
    if (!endpoints.some((endpoint) => endpoint === query.queryKey[0])) return;
    changed.add(query);
    clearTimeout(timer);
    timer = setTimeout(write, KEPT_AFTER_MS);
  }
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll())
    if (query.state.data !== undefined && !query.state.isInvalidated) note(query);
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') note(event.query);
    else if (event.query.state.status === 'error' && event.query.state.data === undefined)
      kept.forget(event.query.queryKey);
  });
  addEventListener('pagehide', write);
}

/**
 * The visit starts with what this device has stored of its last user, and the server's answers follow. Only the
 * server says who is signed in: if it is somebody else, or nobody, what was shown is removed at once.
 */
export function beginDeviceVisit(queryClient: QueryClient, endpoints: readonly ReadEndpoint[]): OldAnswers {
  const before = lastPerson();
  const stored = before === null ? null : storedAnswersOf(before);
  restoreAnswers(queryClient, stored?.read() ?? []);
  const oldAnswers = followOldAnswers(queryClient);
  addEventListener('online', () => void oldAnswers.refresh());

  let known: string | null = null;
  async function meet(user: CurrentUser | null | undefined): Promise<void> {
    if (!user) return recordSignedOut();
    if (user.id === known) return;
    known = user.id;
    await recordSignedIn(user.id);
    // Nothing of the first person may remain among what the second one sees.
    if (before !== null && before !== user.id) return location.reload();
    storeArrivingAnswers(queryClient, user.id, { endpoints, kept: stored ?? storedAnswersOf(user.id) });
    cacheApplication();
    syncDisplaySettings(user.id, user.displaySettings);
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isUserQuery(event.query))
      void meet(event.query.state.data as CurrentUser | null);
  });
  return oldAnswers;
}
