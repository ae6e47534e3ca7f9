import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface ChatFocus {
  panelRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Opening focuses the field. While an answer is pending the field is disabled, and Escape is heard only inside the
 * panel: so the panel holds the focus until then, unless the person has moved it elsewhere meanwhile.
 */
export function useChatFocus(isPending: boolean, speaker: string): ChatFocus {
  const panelRef = useRef<HTMLElement>(null);
  const inputRef = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const focused = document.activeElement;
    const [from, to] = isPending ? [inputRef, panelRef] : [panelRef, inputRef];
    if (focused === document.body || focused === from.current) to.current?.focus({ preventScroll: true });
  }, [isPending]);

  // The button that switched the agent is unmounted with the old conversation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs only when the speaker changes.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) inputRef.current?.focus({ preventScroll: true });
  }, [speaker]);

  useEffect(() => {
    const place = inputRef.current?.disabled ? panelRef.current : inputRef.current;
    place?.focus({ preventScroll: true });
  }, []);

  return { panelRef, inputRef };
}
