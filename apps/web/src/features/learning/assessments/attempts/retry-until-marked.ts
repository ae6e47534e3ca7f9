import type { Input } from '@academy/contract';
import type { WriteOutcome } from '../../../../lib/answers/use-write.ts';

const HAND_IN = 'POST /api/assessment-attempts/:attemptId/answers';
const ASK_AGAIN_SECONDS = 5;

export type HandedInAnswers = Input<typeof HAND_IN>;
type HandInOutcome = WriteOutcome<typeof HAND_IN>;

/** Polls until the attempt has been marked. `wait` resolves to whether the result is still needed; null when it is not. */
export async function pollUntilMarked(
  ask: () => Promise<HandInOutcome | null>,
  wait: (ms: number) => Promise<boolean>,
): Promise<HandInOutcome | null> {
  for (;;) {
    const outcome = await ask();
    if (outcome === null || outcome.ok || outcome.failure.code !== 'being-marked') return outcome;
    const isWanted = await wait((outcome.failure.retryAfterSeconds ?? ASK_AGAIN_SECONDS) * 1000);
    if (!isWanted) return null;
  }
}
