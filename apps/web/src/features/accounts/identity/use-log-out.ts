import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { allowReads, call, endReads } from '../../../lib/answers/api-client.ts';
import { dataMeter } from '../../../lib/device/data-meter.ts';
import { forgetPerson } from '../../../lib/device/device-store.ts';
import { recordSignedOut } from '../../../lib/pages/signed-in-person.ts';
import { hasWorkHereAlone, isWorkListed } from '../../../lib/work/unsent-work.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { LOG_OUT_FAILED } from './identity-messages.ts';
import { CURRENT_USER_KEY } from './use-current-user.ts';

/** Its code is loaded only when there is something to send; without a network neither works. */
async function isWorkSafe(userId: string): Promise<boolean> {
  if (!hasWorkHereAlone(userId)) return true;
  try {
    const { sendUnsentWork } = await import('../../../lib/work/send-unsent-work.ts');
    return await sendUnsentWork(userId);
  } catch {
    return false;
  }
}

/** 1§7: ends the sign-in, refreshes the current user, and goes to `/`. Nothing private stays on the device. */
export function useLogOut(userId: string | undefined) {
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function end(userId: string) {
    // Unsent work first, so that no screen reports it as a failure.
    await queryClient.cancelQueries();
    endReads();
    try {
      await call('POST /api/auth/logout', {});
      forgetPerson(userId);
      await recordSignedOut();
      await queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY });
      dataMeter().endSession();
      // A page load, so that nothing of this person stays in memory.
      location.assign('/');
    } catch {
      allowReads();
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
      toast(LOG_OUT_FAILED);
      setIsPending(false);
    }
  }

  async function logOut(isLossAccepted: boolean) {
    if (isPending || userId === undefined) return;
    setIsPending(true);
    setIsAsking(false);
    if (isLossAccepted || (await isWorkSafe(userId))) return end(userId);
    setIsPending(false);
    setIsAsking(true);
  }
  return {
    logOut: () => void logOut(false),
    /** Some work is only on this device, and would be lost. */
    isAsking,
    /** Some of it waits to be sent or was refused; otherwise it is only drafts. */
    isListed: userId !== undefined && isWorkListed(userId),
    confirm: () => void logOut(true),
    cancel: () => setIsAsking(false),
  };
}
