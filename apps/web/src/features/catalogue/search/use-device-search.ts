import type { SearchHit } from '@academy/contract/catalogue/search';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The results of this device for a text, if the academy did not respond; its code is loaded only then. */
export function useDeviceSearch(userId: string, query: string, isWanted: boolean) {
  const {
    data: find,
    isPending,
    isError,
  } = useQuery({
    queryKey: ['device-search', userId],
    queryFn: () => import('./search-device.ts').then(({ openDeviceSearch }) => openDeviceSearch(userId)),
    enabled: isWanted && query !== '',
    // The contents of the device may have changed by the next time.
    gcTime: 0,
  });
  const hits: readonly SearchHit[] = useMemo(
    () => (isWanted && find && query !== '' ? find(query) : []),
    [isWanted, find, query],
  );
  return { hits, isSearching: isWanted && isPending, isSearched: isWanted && !isPending && !isError };
}

/** Results of this device, then those of an earlier search, without duplicates. */
export function withHitsBefore(here: readonly SearchHit[], before: readonly SearchHit[]): SearchHit[] {
  const isNew = ({ kind, id }: SearchHit) => !here.some((hit) => hit.kind === kind && hit.id === id);
  return [...here, ...before.filter(isNew)];
}
