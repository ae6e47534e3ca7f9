import { useAnswer, useAnswers } from '../../lib/answers.ts';
import { useWrite } from '../../lib/use-write.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { invited, invitingFailed, WITHDRAWN, withdrawingFailed } from './invitation-messages.ts';

/** The entries, and what an administrator can do with them; the list is read again after each deed. */
export function useWaitlistEntries() {
  const answers = useAnswers();
  const { data: entries = [], isPending: isLoading } = useAnswer('GET /api/admin/waitlist');
  const inviting = useWrite('POST /api/admin/waitlist/invitations');
  const withdrawing = useWrite('DELETE /api/admin/waitlist/invitations/:entryId');
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

  return { entries, isLoading, invite, withdraw, isBusy: inviting.isPending || withdrawing.isPending };
}
