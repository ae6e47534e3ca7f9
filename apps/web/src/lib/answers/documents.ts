import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { cacheDocument } from '../device/device-caches.ts';
import { ApiError, type CommonFailure, request } from './api-client.ts';

const UNREADABLE = 'Please try again in a moment.';
const NOT_GRANTED = 403;
// The server's grant lasts half an hour; one that is about to expire is not used.
const GRANT_TRUSTED_MS = 25 * 60_000;
/** The answers that renew the grant for documents. */
const GRANTING = [
  'GET /api/lessons/:lessonId',
  'GET /api/courses/:courseId/progress',
  'GET /api/progress/user',
];

async function fetchDocument<Content>(hash: string): Promise<Content> {
  const path = `/documents/${hash}`;
  const response = await request('GET', path);
  // In the first visit the worker may not be active yet.
  if (!navigator.serviceWorker?.controller) void cacheDocument(path, response.clone());
  try {
    return (await response.json()) as Content;
  } catch {
    throw new ApiError(0, 'unreadable', UNREADABLE);
  }
}

const documentKey = (hash: string) => ['document', hash];

/**
 * A file named by the hash of its content: once fetched, it is valid for ever. `askForGrant` is called when this
 * reader is refused: the grant may have expired, and an answer about the same subject renews it.
 */
export function documentQuery<Content>(hash: string, askForGrant?: () => Promise<unknown>) {
  return queryOptions<Content, CommonFailure>({
    queryKey: documentKey(hash),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      try {
        return await fetchDocument<Content>(hash);
      } catch (failure) {
        if (!askForGrant || !(failure instanceof ApiError) || failure.status !== NOT_GRANTED) throw failure;
        await askForGrant();
        return fetchDocument<Content>(hash);
      }
    },
  });
}

/** A document that is in the cache already. */
export function documentIn<Content>(queryClient: QueryClient, hash: string): Content | undefined {
  return queryClient.getQueryData<Content>(documentKey(hash));
}

/** Whether this browser holds a grant, judged by when an answer last renewed it. */
export function isGranted(queryClient: QueryClient, nowMs: number = Date.now()): boolean {
  return queryClient
    .getQueryCache()
    .findAll({ type: 'all' })
    .some(
      ({ queryKey: [endpoint], state }) =>
        GRANTING.includes(String(endpoint)) && nowMs - state.dataUpdatedAt < GRANT_TRUSTED_MS,
    );
}
