import type { WaitlistEntry } from '@academy/contract/invitations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useWrite } from '../../lib/use-write.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { invitationProblem } from './invitation-messages.ts';

const KEY = ['/api/admin/waitlist'] as const;

function tellFailure(error: unknown) {
  toast({ title: 'Error', description: invitationProblem(error), variant: 'destructive' });
}

/** The entries, and what an administrator can do with them; the list is read again after each deed. */
export function useWaitlistEntries() {
  const queryClient = useQueryClient();
  const { data: entries = [], isPending: isLoading } = useQuery<WaitlistEntry[]>({ queryKey: KEY });
  const { write, isPending: isInviting } = useWrite('POST /api/admin/waitlist/invitations');
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

  async function invite(entryIds: string[]) {
    const result = await write({ entryIds });
    if (!result) return;
    if (result.ok) {
      const { invited } = result.answer;
      toast({
        title: invited === 1 ? 'Invitation sent' : `${invited} invitations sent`,
        description: 'Each link is valid for seven days.',
        variant: 'success',
      });
    } else tellFailure(result.error);
    await refresh();
  }

  async function withdraw(entryId: string) {
    if (isWithdrawing) return;
    setIsWithdrawing(true);
    try {
      await call('DELETE /api/admin/waitlist/invitations/:entryId', { entryId });
      toast({ title: 'Invitation withdrawn', description: 'Its link no longer works.', variant: 'success' });
    } catch (error) {
      tellFailure(error);
    }
    await refresh();
    setIsWithdrawing(false);
  }

  return { entries, isLoading, invite, withdraw, isBusy: isInviting || isWithdrawing };
}
