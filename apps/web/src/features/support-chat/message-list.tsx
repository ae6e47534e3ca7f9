import type { ChatMessage } from '@academy/domain/support-chat';
import { useEffect, useRef } from 'react';
import { MessageBubble, TypingBubble } from './message-bubble.tsx';

interface MessageListProps {
  messages: readonly ChatMessage[];
  isTyping: boolean;
}

export function MessageList({ messages, isTyping }: MessageListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added goes to the end.
  useEffect(() => {
    const list = listRef.current;
    list?.scrollTo({ top: list.scrollHeight, behavior: 'instant' });
  }, [messages, isTyping]);

  return (
    <div
      ref={listRef}
      role="log"
      aria-label="Conversation with Nexii"
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-3.5 py-4 focus-visible:-outline-offset-3"
    >
      {messages.map((message) => (
        <MessageBubble key={message.id} message={message} />
      ))}
      <div role="status">{isTyping && <TypingBubble />}</div>
    </div>
  );
}
