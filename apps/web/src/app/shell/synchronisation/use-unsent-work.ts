import { useEffect } from 'react';
import { keepSending } from '../../../lib/work/keep-sending.ts';

/** Sends the work that is waiting on the device, for as long as the page is open. */
export function useUnsentWork(userId: string | undefined): void {
  useEffect(() => (userId === undefined ? undefined : keepSending(userId)), [userId]);
}
