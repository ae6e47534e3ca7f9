import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { watchForReturn } from '../../../lib/answers/requests/watch-for-return.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';

/** Shown when it is unknown who is signed in: neither a redirect nor the content would be right. */
export function UnreachableNotice({ onRetry }: { onRetry: () => void }) {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  }, [onRetry]);
  useEffect(() => watchForReturn(() => retry.current()), []);
  return (
    <main className="grid min-h-svh place-items-center p-4">
      <MessageCard
        mark={CloudOff}
        title="We can’t reach the academy"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        Your connection may be down, or the academy may be unavailable for a moment. Nothing is lost. This
        page tries again by itself.
      </MessageCard>
    </main>
  );
}
