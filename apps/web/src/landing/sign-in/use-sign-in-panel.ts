import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { takeSignInWish } from '../../lib/pages/return-path.ts';
import { fetchApplication } from './fetch-application.ts';

/** The script that runs before the page wakes finds the panel by it too (`early-taps-script.ts`). */
export const SIGN_IN_PANEL_ID = 'sign-in';

export interface SignInPanelControl {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly buttonRef: RefObject<HTMLAnchorElement | null>;
}

/** The page may come with the panel open, and a tap may have opened it before the page woke. */
function isOpenAlready(): boolean {
  return document.getElementById(SIGN_IN_PANEL_ID)?.hidden === false;
}

/** R9: the panel is open already for whoever was sent here to sign in. */
export function useSignInPanel(isOpenAtFirst: boolean): SignInPanelControl {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const buttonRef = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const isWanted = takeSignInWish() || isOpenAlready();
    setIsOpen((wasOpen) => wasOpen || isWanted);
  }, []);
  useEffect(() => {
    if (isOpen) fetchApplication();
  }, [isOpen]);

  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);
  const close = useCallback(() => {
    setIsOpen(false);
    buttonRef.current?.focus();
  }, []);
  return { isOpen, toggle, close, buttonRef };
}
