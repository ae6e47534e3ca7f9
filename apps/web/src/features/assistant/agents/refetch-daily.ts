const DAY_MS = 24 * 60 * 60 * 1000;

interface Asked {
  readonly state: { readonly dataUpdatedAt: number };
}

/** Who the agents are changes with a version of the academy, so what the device has kept of them is asked for once a day. */
export const ASKED_DAILY = {
  refetchOnMount: ({ state }: Asked): boolean => Date.now() - state.dataUpdatedAt > DAY_MS,
};
