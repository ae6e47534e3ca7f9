import type { ChatMessage } from '@academy/domain/support-chat';
import { classNames } from '../../ui/class-names.ts';
import { NexiiFace } from './nexii-face.tsx';

const EMAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

const bubble = 'min-w-0 whitespace-pre-wrap rounded-lg px-3.5 py-2.5 leading-[1.45]';
const agentBubble = `${bubble} rounded-tl-xs bg-bubble-agent`;

/** The small corner points to the speaker; those who do not see it hear the name. */
export function MessageBubble({ message }: { message: ChatMessage }) {
  if (message.sender === 'user') {
    return (
      <p
        data-sender="user"
        className={classNames(bubble, 'max-w-[84%] self-end rounded-br-xs bg-bubble-me text-on-accent')}
      >
        <span className="sr-only">You: </span>
        {message.text}
      </p>
    );
  }
  return (
    <div className="flex max-w-[92%] items-start gap-2">
      <NexiiFace className="size-8" />
      <p data-sender="nexii" className={agentBubble}>
        <span className="sr-only">Nexii: </span>
        {withMailLinks(message.text)}
      </p>
    </div>
  );
}

export function TypingBubble() {
  return (
    <div className="flex items-start gap-2">
      <NexiiFace className="size-8" />
      <p className={classNames(agentBubble, 'flex gap-1.5 py-4')}>
        <span className="sr-only">Nexii is typing</span>
        <span aria-hidden="true" className="size-2.25 rounded-bead bg-ink-3" />
        <span aria-hidden="true" className="size-2.25 -translate-y-[3px] rounded-bead bg-accent" />
        <span aria-hidden="true" className="size-2.25 rounded-bead bg-ink-3" />
      </p>
    </div>
  );
}

/** Splitting by a group leaves the addresses at the odd places. */
function withMailLinks(text: string) {
  return text.split(EMAIL).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ),
  );
}
