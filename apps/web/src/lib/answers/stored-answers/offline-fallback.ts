// The fallback from a request that the server cannot answer to what was saved for offline. Small, because every page
// has it; the code that reads saved answers is loaded only where there are some.
import type { QueryFunctionContext } from '@tanstack/react-query';
import { hasPrivate } from '../../device/device-store.ts';
import { lastPerson } from '../../pages/signed-in-person.ts';
import { ApiError } from '../api-client.ts';

/** No response at all, or one that says that the academy is unavailable. */
const isAway = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 0 || failure.status >= 500);

/** The server's answer; if it is away and nothing is shown yet, the saved one. */
export async function withOfflineFallback<Data>(
  response: Promise<Data>,
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
): Promise<Data> {
  try {
    return await response;
  } catch (failure) {
    const userId = lastPerson();
    // An answer that was shown later than it was saved is newer.
    const isShown = client.getQueryData(queryKey) !== undefined;
    if (!isAway(failure) || isShown || userId === null || !hasPrivate(userId, ['saved-course']))
      throw failure;
    const saved = await import('../../offline/show-saved-answer.ts')
      .then(({ showSavedAnswer }) => showSavedAnswer(userId, client, queryKey))
      .catch(() => undefined);
    if (saved === undefined) throw failure;
    return saved as Data;
  }
}
