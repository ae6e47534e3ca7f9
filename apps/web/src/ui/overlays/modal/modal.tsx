import { type ReactNode, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import { trapFocus } from './modal-focus.ts';
import { useNativeModal } from './use-native-modal.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Escape, a click outside the panel, or the close button: the owner sets `isOpen` to false. */
  onClose: () => void;
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'alertdialog' | undefined;
  panelClassName: string;
  children: ReactNode;
}

/**
 * Uses the native dialog element: inert page, top layer and Escape. `@radix-ui/react-dialog` 1.3.1 would add 6.0 kB
 * to what the tooltip loads of Radix (this is 1.0 kB), and injects a style that our Content-Security-Policy refuses
 * (decision 5).
 */
export function Modal({
  isOpen,
  onClose,
  labelledBy,
  describedBy,
  role,
  panelClassName,
  children,
}: ModalProps) {
  const { dialogRef, isMounted } = useNativeModal(isOpen);
  const hasPressedBeside = useRef(false);
  if (!isMounted) return null;

  return (
    <dialog
      ref={dialogRef}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="modal"
      onKeyDown={(event) => trapFocus(event.currentTarget, event.nativeEvent)}
      onPointerDown={(event) => {
        hasPressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Selecting text from a field out to the scrim also ends in a click there.
        if (event.target === event.currentTarget && hasPressedBeside.current) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A second Escape closes natively, even if `cancel` was prevented. A dialog that was reopened meanwhile is not closed.
        if (event.target === event.currentTarget && isOpen && !event.currentTarget.open) onClose();
      }}
    >
      <div
        tabIndex={-1}
        data-modal-panel
        className={classNames('modal-panel absolute flex flex-col bg-raised outline-none', panelClassName)}
      >
        {children}
      </div>
    </dialog>
  );
}
