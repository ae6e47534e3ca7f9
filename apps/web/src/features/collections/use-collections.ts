import type { CollectionAnswer, CollectionDetailAnswer } from '@academy/contract/collections';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';

export function useCollections(isWanted: boolean) {
  return useQuery<CollectionAnswer[]>({ queryKey: ['/api/collections'], enabled: isWanted });
}

/** The one of `/collections/:id`. */
export function useCollection() {
  const [path] = useLocation();
  const id = path.split('/')[2] ?? '';
  return useQuery<CollectionDetailAnswer>({ queryKey: [`/api/collections/${encodeURIComponent(id)}`] });
}
