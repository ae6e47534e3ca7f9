import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { forgetPerson } from '../../lib/device-store.ts';
import { hasUnsentWork } from '../../lib/unsent-work.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { LOG_OUT_FAILED } from './identity-messages.ts';
import { CURRENT_USER_KEY } from './use-current-user.ts';

/** Its code comes only when there is something to send; without a network neither arrives. */
async function isWorkSafe(userId: string): Promise<boolean> {
  if (!hasUnsentWork(userId)) return true;
  try {
    const { sendUnsentWork } = await import('../../lib/send-unsent-work.ts');
    return await sendUnsentWork(userId);
  } catch {
    return false;
  }
}

/** 1§7: ends the sign-in, refreshes who is signed in, and goes to `/`. Nothing private stays on the device. */
export function useLogOut(userId: string) {
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function end() {
    try {
      await call('POST /api/auth/logout', {});
      forgetPerson(userId);
      await queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY });
      // A new page, so that nothing of this person stays in memory.
      location.assign('/');
    } catch {
      toast(LOG_OUT_FAILED);
      setIsPending(false);
    }
  }

  async function logOut(isLossAccepted: boolean) {
    if (isPending) return;
    setIsPending(true);
    setIsAsking(false);
    if (isLossAccepted || (await isWorkSafe(userId))) return end();
    setIsPending(false);
    setIsAsking(true);
  }
  return {
    logOut: () => void logOut(false),
    /** Some work is on this device alone, and would be lost. */
    isAsking,
    confirm: () => void logOut(true),
    cancel: () => setIsAsking(false),
  };
}
