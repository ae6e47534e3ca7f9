/** One is hashed at a time, in tens of milliseconds: the last of them waits for about a second on an idle machine. */
const MOST_WAITING = 20;
export const RETRY_AFTER_SECONDS = 2;

export interface NewDeviceLimit {
  /** Null, and no work done, when too many are waiting already. */
  readonly run: <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome | null>;
}

/**
 * How many sign-ins from unknown devices are checked at once. The rest are refused before they cost a statement: with an
 * unbounded queue nobody would be answered in time.
 */
export function createNewDeviceLimit(mostWaiting = MOST_WAITING): NewDeviceLimit {
  let underWay = 0;
  return {
    async run(work) {
      if (underWay > mostWaiting) return null;
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
  };
}
