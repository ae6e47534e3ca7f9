import type { MouseEvent, Ref } from 'react';
import { NexiiFace } from '../../features/support-chat/nexii-face.tsx';

interface SupportPromptProps {
  ref: Ref<HTMLButtonElement>;
  onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function SupportPrompt({ ref, onOpen }: SupportPromptProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onOpen}
      className="fixed right-4 bottom-4 z-float flex items-center gap-3 rounded-bead border border-line-strong bg-raised p-1.5 pr-4.5 text-left text-ink leading-snug shadow-float lg:right-6 lg:bottom-6"
    >
      <NexiiFace className="size-12" />
      <span>
        <span className="block font-semibold">Support Chat</span>
        <span className="hidden text-ink-2 sm:block">Hello! Can I help?</span>
      </span>
    </button>
  );
}
