import { useEffect } from 'react';
import { hasUnsentEvents } from '../../lib/unsent-work.ts';

/** Sends what a lost connection or a closed tab left on the device; the log is loaded only when there is something. */
export function useUnsentEvents(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const sendLeft = () => {
      if (!hasUnsentEvents(userId)) return;
      import('../../lib/browser-learning-log.ts').then(
        ({ learningLogOf }) => learningLogOf(userId).flush(),
        // Without a network neither the code nor the events can travel; the next start tries again.
        () => undefined,
      );
    };
    sendLeft();
    addEventListener('online', sendLeft);
    return () => removeEventListener('online', sendLeft);
  }, [userId]);
}
