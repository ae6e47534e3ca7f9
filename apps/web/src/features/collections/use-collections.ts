import { useLocation } from 'wouter';
import { useAnswer } from '../../lib/answers.ts';

export function useCollections(isWanted: boolean) {
  return useAnswer('GET /api/collections', {}, { enabled: isWanted });
}

/** The one of `/collections/:id`. */
export function useCollection() {
  const [path] = useLocation();
  const collectionId = path.split('/')[2] ?? '';
  return useAnswer('GET /api/collections/:collectionId', { collectionId });
}
