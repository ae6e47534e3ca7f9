import { type ReactNode, useEffect, useRef } from 'react';

interface ChatLogProps {
  label: string;
  /** Changes when something was added: the log scrolls to its end. */
  change: unknown;
  /** Shown while an answer is pending, and announced as a status. */
  typing: ReactNode;
  children: ReactNode;
}

/** The messages, oldest first; new ones are read out. */
export function ChatLog({ label, change, typing, children }: ChatLogProps) {
  const listRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end for every new message.
  useEffect(() => {
    const list = listRef.current;
    list?.scrollTo({ top: list.scrollHeight, behavior: 'instant' });
  }, [change]);

  return (
    <div
      ref={listRef}
      role="log"
      aria-label={label}
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      className="flex min-h-28 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-3.5 py-4 focus-visible:-outline-offset-3"
    >
      {children}
      <div role="status">{typing}</div>
    </div>
  );
}
