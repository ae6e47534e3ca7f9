import { useEffect } from 'react';
import { toast } from '../ui/feedback/toast-store.ts';

export function QuizUnavailable() {
  return <p className="text-ink-2">We could not load the quiz. Your place is safe.</p>;
}

export function ChatUnavailable({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast({
      title: 'No connection',
      description: 'We could not load the chat. Please reload the page.',
      variant: 'destructive',
    });
    onClose();
  }, [onClose]);
  return null;
}
