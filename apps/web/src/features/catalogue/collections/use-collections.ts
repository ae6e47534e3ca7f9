import { useAnswer } from '../../../lib/answers/answers.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';

export function useCollections(isWanted: boolean) {
  return useAnswer('GET /api/collections', {}, { enabled: isWanted });
}

/** The collection of `/collections/:id`. */
export function useCollection() {
  const { id: collectionId } = useRouteParams('/collections/:id');
  return useAnswer('GET /api/collections/:collectionId', { collectionId });
}
