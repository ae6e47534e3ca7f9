import { type MouseEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface SupportChatControl {
  readonly isOpen: boolean;
  readonly open: (event: MouseEvent<HTMLElement>) => void;
  readonly close: () => void;
  readonly promptRef: RefObject<HTMLButtonElement | null>;
}

/** Closing restores the focus to what opened the chat; the prompt was unmounted meanwhile and is a new element. */
export function useSupportChat(): SupportChatControl {
  const [isOpen, setIsOpen] = useState(false);
  const openerRef = useRef<HTMLElement>(null);
  const promptRef = useRef<HTMLButtonElement>(null);

  const open = useCallback((event: MouseEvent<HTMLElement>) => {
    openerRef.current = event.currentTarget;
    setIsOpen(true);
  }, []);
  const close = useCallback(() => {
    flushSync(() => setIsOpen(false));
    (openerRef.current?.isConnected ? openerRef.current : promptRef.current)?.focus();
  }, []);
  return { isOpen, open, close, promptRef };
}
