const QUIET_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Standing {
  readonly percent: number;
  readonly lastAt: Date | null;
}

/** Why a trainer should look after a learner: nothing was begun, or nothing was done for two weeks; else null. */
export function needsAttention({ percent, lastAt }: Standing, now: Date): 'not-begun' | 'gone-quiet' | null {
  if (percent >= 100) return null;
  if (lastAt === null) return 'not-begun';
  return now.getTime() - lastAt.getTime() >= QUIET_DAYS * DAY_MS ? 'gone-quiet' : null;
}
