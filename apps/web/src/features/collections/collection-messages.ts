import type { Failure } from '../../lib/api-client.ts';

/** Whether there is no such collection; anything else may only be out of reach. */
export function isUnknownCollection(failure: Failure<'GET /api/collections/:collectionId'>): boolean {
  switch (failure.code) {
    case 'unknown-collection':
    // An id that cannot be one.
    case 'invalid-request':
    case 'not-found':
      return true;
    default:
      return false;
  }
}
