import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { takeSignInWish } from '../../lib/pages/return-path.ts';
import { fetchApplication } from './fetch-application.ts';

/** The script that runs before hydration finds the panel by this id too (`early-taps-script.ts`). */
export const SIGN_IN_PANEL_ID = 'sign-in';

export interface SignInPanelControl {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly buttonRef: RefObject<HTMLAnchorElement | null>;
}

/** The page may be rendered with the panel open, and a tap may have opened it before hydration. */
function isOpenAlready(): boolean {
  return document.getElementById(SIGN_IN_PANEL_ID)?.hidden === false;
}

/** R9: the panel is already open for a visitor who was sent here to sign in. */
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
