import type { Input } from '@academy/contract';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { redeemed, redemptionFailed } from '../coin-messages.ts';

type Redemption = Input<'POST /api/coins/redemptions'>;

/** Redeems a reward and shows the result. */
export function useRedemption() {
  const { write, isPending } = useWrite('POST /api/coins/redemptions');

  async function redeem(redemption: Redemption): Promise<'redeemed' | 'details-missing' | 'refused' | null> {
    const result = await write(redemption);
    if (!result) return null;
    if (result.ok) {
      toast(redeemed(result.answer));
      return 'redeemed';
    }
    const isAsking = result.failure.code === 'details-missing' && Object.keys(redemption).length === 1;
    if (isAsking) return 'details-missing';
    toast(redemptionFailed(result.failure));
    return 'refused';
  }
  return { redeem, isRedeeming: isPending };
}
