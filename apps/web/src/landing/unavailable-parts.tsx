import { useEffect } from 'react';
import { forgetFailedParts } from '../lib/pages/lazy-part.tsx';
import { Button } from '../ui/actions/button.tsx';
import { toast } from '../ui/feedback/toast-store.ts';

export function QuizUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">We could not load the quiz. Your place is safe.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

export function ChatUnavailable({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast({
      title: 'No connection',
      description: 'We could not load the chat. Please open it again.',
      variant: 'destructive',
    });
    forgetFailedParts();
    onClose();
  }, [onClose]);
  return null;
}
