import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { LOG_OUT_FAILED } from './identity-messages.ts';
import { CURRENT_USER_KEY } from './use-current-user.ts';

/** 1§7: ends the sign-in, refreshes who is signed in, and goes to `/`. */
export function useLogOut() {
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);

  async function logOut() {
    if (isPending) return;
    setIsPending(true);
    try {
      await call('POST /api/auth/logout', {});
      await queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY });
      // A new page, so that nothing of this person stays in memory.
      location.assign('/');
    } catch {
      toast(LOG_OUT_FAILED);
      setIsPending(false);
    }
  }
  return logOut;
}
