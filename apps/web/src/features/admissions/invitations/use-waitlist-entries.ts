import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import {
  invited,
  invitingFailed,
  REMOVED,
  removingFailed,
  WITHDRAWN,
  withdrawingFailed,
} from './invitation-messages.ts';

/** The entries, and an administrator's actions on them. */
export function useWaitlistEntries() {
  const { data: entries = [], isPending: isLoading } = useAnswer('GET /api/admin/waitlist');
  const inviting = useWrite('POST /api/admin/waitlist/invitations');
  const withdrawing = useWrite('DELETE /api/admin/waitlist/invitations/:entryId');
  const removing = useWrite('DELETE /api/admin/waitlist/:entryId');

  async function invite(entryIds: string[]) {
    const result = await inviting.write({ entryIds });
    if (result) toast(result.ok ? invited(result.answer.invited) : invitingFailed(result.failure));
  }

  async function withdraw(entryId: string) {
    const result = await withdrawing.write({ entryId });
    if (result) toast(result.ok ? WITHDRAWN : withdrawingFailed(result.failure));
  }

  async function remove(entryId: string) {
    const result = await removing.write({ entryId });
    if (result) toast(result.ok ? REMOVED : removingFailed(result.failure));
  }

  const isBusy = inviting.isPending || withdrawing.isPending || removing.isPending;
  return { entries, isLoading, invite, withdraw, remove, isBusy };
}
