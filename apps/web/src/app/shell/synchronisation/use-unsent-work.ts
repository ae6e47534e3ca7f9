import { useEffect } from 'react';
import { keepSending } from '../../../lib/work/keep-sending.ts';

/** Brings to the academy what waits on the device, for as long as the page is open. */
export function useUnsentWork(userId: string | undefined): void {
  useEffect(() => (userId === undefined ? undefined : keepSending(userId)), [userId]);
}
