const DAY_MS = 24 * 60 * 60 * 1000;

interface Asked {
  readonly state: { readonly dataUpdatedAt: number };
}

/** The agents change only with a release of the academy, so the stored answer about them is refetched once a day. */
export const ASKED_DAILY = {
  refetchOnMount: ({ state }: Asked): boolean => Date.now() - state.dataUpdatedAt > DAY_MS,
};
