import type { SearchHit } from '@academy/contract/catalogue/search';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** What this device finds for a text, once the academy did not answer; its code comes only then. */
export function useDeviceSearch(userId: string, asked: string, isWanted: boolean) {
  const {
    data: find,
    isPending,
    isError,
  } = useQuery({
    queryKey: ['device-search', userId],
    queryFn: () => import('./search-device.ts').then(({ openDeviceSearch }) => openDeviceSearch(userId)),
    enabled: isWanted && asked !== '',
    // What is on the device may be another the next time.
    gcTime: 0,
  });
  const hits: readonly SearchHit[] = useMemo(
    () => (isWanted && find && asked !== '' ? find(asked) : []),
    [isWanted, find, asked],
  );
  return { hits, isSearching: isWanted && isPending, isSearched: isWanted && !isPending && !isError };
}

/** What is found here, then what an earlier search found, each once. */
export function withHitsBefore(here: readonly SearchHit[], before: readonly SearchHit[]): SearchHit[] {
  const isNew = ({ kind, id }: SearchHit) => !here.some((hit) => hit.kind === kind && hit.id === id);
  return [...here, ...before.filter(isNew)];
}
