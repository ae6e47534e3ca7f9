import { type ReactNode, useEffect, useRef } from 'react';

interface ChatLogProps {
  label: string;
  /** Another value: something was added, and the end is shown. */
  change: unknown;
  /** Shown while an answer is on its way, and told as a state of the conversation. */
  typing: ReactNode;
  children: ReactNode;
}

/** What is said, oldest first; what is added is read out. */
export function ChatLog({ label, change, typing, children }: ChatLogProps) {
  const listRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added goes to the end.
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="flex min-h-28 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-3.5 py-4 focus-visible:-outline-offset-3"
    >
      {children}
      <div role="status">{typing}</div>
    </div>
  );
}
