import type { StaffRequest } from '@academy/contract/rewards/coins';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { fulfilled, settlingProblem } from './request-messages.ts';

export function useFulfilment() {
  const { write, isPending } = useWrite('POST /api/admin/redemptions/:redemptionId/fulfilment');

  async function fulfil(request: StaffRequest) {
    const result = await write({ redemptionId: request.id });
    if (!result) return;
    toast(
      result.ok
        ? fulfilled(request)
        : { title: 'Error', description: settlingProblem(result.failure), variant: 'destructive' },
    );
  }
  return { fulfil, isFulfilling: isPending };
}
