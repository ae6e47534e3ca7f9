import { type ComponentType, lazy, useEffect } from 'react';
import { toast } from '../../../ui/feedback/toast-store.ts';

interface AssistantProps {
  isOpen: boolean;
  onClose: () => void;
}

function AssistantUnavailable({ isOpen, onClose }: AssistantProps) {
  useEffect(() => {
    if (!isOpen) return;
    toast({
      title: 'We could not load the assistant',
      description: 'Please check your connection, reload the page and try again.',
      variant: 'destructive',
    });
    onClose();
  }, [isOpen, onClose]);
  return null;
}

/** Most visits ask nothing, so it is loaded when it is asked. */
export const LazyAssistant = lazy<ComponentType<AssistantProps>>(() =>
  import('./assistant-dialog.tsx').then(
    ({ AssistantDialog }) => ({ default: AssistantDialog }),
    () => ({ default: AssistantUnavailable }),
  ),
);
