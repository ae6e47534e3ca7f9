const DAY_MS = 24 * 60 * 60 * 1000;

interface CachedQuery {
  readonly state: { readonly dataUpdatedAt: number };
}

/** The agents change only with a release of the academy, so the stored answer about them is refetched once a day. */
export const REFETCH_DAILY = {
  refetchOnMount: ({ state }: CachedQuery): boolean => Date.now() - state.dataUpdatedAt > DAY_MS,
};
