import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusedOpener, focusOnOpening } from './modal-focus.ts';
import { addModal, removeModal } from './top-modal.ts';

interface NativeModal {
  dialogRef: RefObject<HTMLDialogElement | null>;
  /** Stays true until the closing animation has ended. */
  isMounted: boolean;
}

export function useNativeModal(isOpen: boolean): NativeModal {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isMounted, setIsMounted] = useState(isOpen);
  if (isOpen && !isMounted) setIsMounted(true);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || dialog === null) return;
    const opener = focusedOpener();
    measureScrollbar();
    dialog.showModal();
    addModal(dialog);
    focusOnOpening(dialog);
    return () => {
      dialog.close();
      removeModal(dialog);
      opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (isOpen || dialog === null) return;
    let isStillClosing = true;
    const movements = dialog.getAnimations().map((movement) => movement.finished);
    void Promise.allSettled(movements).then(() => {
      if (isStillClosing) setIsMounted(false);
    });
    return () => {
      isStillClosing = false;
    };
  }, [isOpen]);

  return { dialogRef, isMounted };
}

function measureScrollbar() {
  if (document.querySelector('dialog:modal') !== null) return;
  const page = document.documentElement;
  page.style.setProperty('--scrollbar-gap', `${window.innerWidth - page.clientWidth}px`);
}
