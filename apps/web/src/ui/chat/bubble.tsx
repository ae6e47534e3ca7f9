import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const bubble = 'min-w-0 whitespace-pre-wrap rounded-lg px-3.5 py-2.5 leading-[1.45] wrap-anywhere';
const othersBubble = `${bubble} rounded-tl-xs bg-bubble-agent`;

/** The small corner points to the speaker; screen readers read the name. */
export function OwnBubble({ children }: { children: ReactNode }) {
  return (
    <p
      data-sender="user"
      className={classNames(bubble, 'max-w-[84%] self-end rounded-br-xs bg-bubble-me text-on-accent')}
    >
      <span className="sr-only">You: </span>
      {children}
    </p>
  );
}

interface Speaker {
  name: string;
  face: ReactNode;
}

interface OthersBubbleProps extends Speaker {
  sender: string;
  children: ReactNode;
  /** What belongs to the message and is shown below it: sources, buttons. */
  below?: ReactNode;
}

export function OthersBubble({ name, sender, face, children, below }: OthersBubbleProps) {
  return (
    <div className="flex max-w-[94%] items-start gap-2">
      {face}
      <div className="grid min-w-0 justify-items-start gap-2">
        <div data-sender={sender} className={othersBubble}>
          <span className="sr-only">{name}: </span>
          {children}
        </div>
        {below}
      </div>
    </div>
  );
}

export function TypingBubble({ name, face }: Speaker) {
  return (
    <div className="flex items-start gap-2">
      {face}
      <p className={classNames(othersBubble, 'flex gap-1.5 py-4')}>
        <span className="sr-only">{name} is typing</span>
        <span aria-hidden="true" className="size-2.25 rounded-bead bg-ink-3" />
        <span aria-hidden="true" className="size-2.25 -translate-y-[3px] rounded-bead bg-accent" />
        <span aria-hidden="true" className="size-2.25 rounded-bead bg-ink-3" />
      </p>
    </div>
  );
}
