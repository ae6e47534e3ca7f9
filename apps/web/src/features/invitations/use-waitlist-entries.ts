import { useAnswer, useAnswers } from '../../lib/answers.ts';
import { useWrite } from '../../lib/use-write.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import {
  invited,
  invitingFailed,
  REMOVED,
  removingFailed,
  WITHDRAWN,
  withdrawingFailed,
} from './invitation-messages.ts';

/** The entries, and what an administrator can do with them; the list is read again after each deed. */
export function useWaitlistEntries() {
  const answers = useAnswers();
  const { data: entries = [], isPending: isLoading } = useAnswer('GET /api/admin/waitlist');
  const inviting = useWrite('POST /api/admin/waitlist/invitations');
  const withdrawing = useWrite('DELETE /api/admin/waitlist/invitations/:entryId');
  const removing = useWrite('DELETE /api/admin/waitlist/:entryId');
  const refresh = () => answers.refresh('GET /api/admin/waitlist');

  async function invite(entryIds: string[]) {
    const result = await inviting.write({ entryIds });
    if (!result) return;
    toast(result.ok ? invited(result.answer.invited) : invitingFailed(result.failure));
    await refresh();
  }

  async function withdraw(entryId: string) {
    const result = await withdrawing.write({ entryId });
    if (!result) return;
    toast(result.ok ? WITHDRAWN : withdrawingFailed(result.failure));
    await refresh();
  }

  async function remove(entryId: string) {
    const result = await removing.write({ entryId });
    if (!result) return;
    toast(result.ok ? REMOVED : removingFailed(result.failure));
    await refresh();
  }

  const isBusy = inviting.isPending || withdrawing.isPending || removing.isPending;
  return { entries, isLoading, invite, withdraw, remove, isBusy };
}
