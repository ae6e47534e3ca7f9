import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface ChatFocus {
  panelRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Opening puts the focus into the field. While an answer is awaited the field is disabled, and Escape is heard only
 * inside: the panel holds the focus then, and gives it back unless the person has gone elsewhere meanwhile.
 */
export function useChatFocus(isPending: boolean, speaker: string): ChatFocus {
  const panelRef = useRef<HTMLElement>(null);
  const inputRef = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const focused = document.activeElement;
    const [from, to] = isPending ? [inputRef, panelRef] : [panelRef, inputRef];
    if (focused === document.body || focused === from.current) to.current?.focus({ preventScroll: true });
  }, [isPending]);

  // What was pressed to switch is gone with the conversation that it stood in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked only when somebody else speaks.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) inputRef.current?.focus({ preventScroll: true });
  }, [speaker]);

  useEffect(() => {
    const place = inputRef.current?.disabled ? panelRef.current : inputRef.current;
    place?.focus({ preventScroll: true });
  }, []);

  return { panelRef, inputRef };
}
