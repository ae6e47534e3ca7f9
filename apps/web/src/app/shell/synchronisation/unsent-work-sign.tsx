import { useEffect, useState } from 'react';
import { useIsReached } from '../../../lib/device/use-is-online.ts';
import { countUnsentWork, onUnsentWork } from '../../../lib/work/unsent-work.ts';

const LOOK_MS = 10_000;
/** Opening a lesson is reported after a minute: if it takes longer, something is blocking it. */
const SENT_AFTER_MS = 90_000;

/** Steps that the server does not have and that nothing is about to send. */
function useWaiting(userId: string): number {
  const [shown, setShown] = useState(0);
  const isReached = useIsReached();
  useEffect(() => {
    let since: number | null = null;
    function look() {
      const count = countUnsentWork(userId);
      since = count === 0 ? null : (since ?? Date.now());
      const isStuck = !isReached || (since !== null && Date.now() - since > SENT_AFTER_MS);
      setShown(isStuck ? count : 0);
    }
    look();
    const stop = onUnsentWork(look);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [userId, isReached]);
  return shown;
}

/** Says how much work is waiting for a connection, with a link to it. */
export function UnsentWorkSign({ userId }: { userId: string }) {
  const count = useWaiting(userId);
  return (
    <div role="status" className="sticky bottom-0 z-nav grid justify-items-center">
      {count > 0 && (
        <a
          href="/offline"
          className="m-2 rounded-bead border bg-raised px-4 py-2 text-ink-2 shadow-float hover:text-ink"
        >
          {count} {count === 1 ? 'step' : 'steps'} waiting
        </a>
      )}
    </div>
  );
}
