import type { MouseEvent, Ref } from 'react';
import { NexiiFace } from '../../ui/brand/nexii-face.tsx';

interface SupportPromptProps {
  ref: Ref<HTMLButtonElement>;
  onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Nexii peeks around the edge, no wider than the margin beside the form's fields, and comes out on hover. */
export function SupportPrompt({ ref, onOpen }: SupportPromptProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onOpen}
      className="fixed right-0 bottom-6 z-float flex max-w-8.5 items-center gap-3 overflow-hidden whitespace-nowrap rounded-l-bead border border-r-0 border-line-strong bg-raised p-1.5 text-left text-ink leading-snug shadow-float transition-[max-width] duration-slow lg:max-w-14 lg:pr-5 lg:hover:max-w-80 lg:focus-visible:max-w-80 min-[110rem]:max-w-80"
    >
      <NexiiFace className="size-12 shrink-0" />
      <span>
        <span className="block font-semibold">Support Chat</span>
        <span className="block text-ink-2">Hello! Can I help?</span>
      </span>
    </button>
  );
}
