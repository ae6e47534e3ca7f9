import { type ComponentType, lazy, useEffect } from 'react';
import { toast } from '../../ui/feedback/toast-store.ts';

interface ChatProps {
  onClose: () => void;
}

function ChatUnavailable({ onClose }: ChatProps) {
  useEffect(() => {
    toast({
      title: 'We could not load the chat',
      description: 'Please check your connection, reload the page and try again.',
      variant: 'destructive',
    });
    onClose();
  }, [onClose]);
  return null;
}

/** Most visits of the page need no chat. */
export const LazySupportChat = lazy<ComponentType<ChatProps>>(() =>
  import('../support-chat/index.ts').then(
    ({ SupportChat }) => ({ default: SupportChat }),
    () => ({ default: ChatUnavailable }),
  ),
);
