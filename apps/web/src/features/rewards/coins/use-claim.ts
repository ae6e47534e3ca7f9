import type { CoinsAnswer } from '@academy/contract/rewards/coins';
import { useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { claimed, claimFailed } from './coin-messages.ts';

/** The maximum interval of a double click: the second click must not claim another event. */
const REST_MS = 350;
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MS));

/** Claims one waiting event; the button is disabled until the new balance is shown. */
export function useClaim(activity: CoinsAnswer['activities'][number]) {
  const { write } = useWrite('POST /api/coins/claims');
  const [isClaiming, setIsClaiming] = useState(false);

  async function claim() {
    if (isClaiming) return;
    setIsClaiming(true);
    const rested = rest();
    const result = await write({ activity: activity.id });
    if (result) {
      toast(result.ok ? claimed(activity) : claimFailed(result.failure, activity));
      await result.refreshed;
    }
    await rested;
    setIsClaiming(false);
  }
  return { claim, isClaiming };
}
