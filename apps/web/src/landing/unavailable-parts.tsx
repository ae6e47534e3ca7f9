import { useEffect } from 'react';
import { toast } from '../ui/feedback/toast-store.ts';

export function QuizUnavailable() {
  return <p className="text-ink-2">The quiz could not be loaded. Your place is safe.</p>;
}

export function ChatUnavailable({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast({
      title: 'No connection',
      description: 'The chat could not be loaded. Please load the page again.',
      variant: 'destructive',
    });
    onClose();
  }, [onClose]);
  return null;
}
