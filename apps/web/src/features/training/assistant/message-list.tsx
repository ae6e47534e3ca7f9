import type { ChatMessage } from '@academy/domain/support-chat';
import { classNames } from '../../../ui/class-names.ts';

const looks = {
  user: { name: 'You', bubble: 'self-end rounded-br-xs bg-bubble-me text-on-accent' },
  nexii: { name: 'Nexii', bubble: 'self-start rounded-tl-xs bg-bubble-agent' },
} as const;

/** The small corner points to the speaker; those who do not see it hear the name. */
export function MessageList({ messages }: { messages: readonly ChatMessage[] }) {
  return (
    <div role="log" aria-label="Conversation with Nexii" className="flex min-h-48 flex-col gap-3">
      {messages.map(({ id, sender, text }) => (
        <p
          key={id}
          data-sender={sender}
          className={classNames('max-w-[88%] rounded-lg px-3.5 py-2.5 leading-[1.45]', looks[sender].bubble)}
        >
          <span className="sr-only">{looks[sender].name}: </span>
          {text}
        </p>
      ))}
    </div>
  );
}
