import { useEffect } from 'react';
import { hasUnsentEvents } from '../../lib/unsent-events.ts';

/** Sends what a lost connection or a closed tab left on the device; the log is loaded only when there is something. */
export function useUnsentEvents(username: string | undefined): void {
  useEffect(() => {
    if (username === undefined || !hasUnsentEvents(username)) return;
    import('../../lib/browser-learning-log.ts').then(
      ({ learningLogOf }) => learningLogOf(username),
      // Without a network neither the code nor the events can travel; the next start tries again.
      () => undefined,
    );
  }, [username]);
}
