import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Modal } from './modal/modal.tsx';
import { ModalContent } from './modal/modal-content.tsx';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  footer?: ReactNode;
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  children: ReactNode;
}

const fromBelow = 'inset-x-0 bottom-0 max-h-[94dvh] rounded-t-xl [--modal-y:100%]';
const fromTheRight =
  'sm:inset-y-3 sm:right-3 sm:left-auto sm:w-[min(34rem,92vw)] sm:max-h-none sm:rounded-xl ' +
  'sm:[--modal-x:calc(100%+0.75rem)] sm:[--modal-y:0]';

/** For editing: at the right on a desktop, from below on a phone. */
export function Sheet({ isOpen, onClose, title, footer, onSubmit, children }: SheetProps) {
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      panelClassName={`${fromBelow} ${fromTheRight} shadow-float enhanced:border`}
    >
      <ModalContent titleId={titleId} title={title} onClose={onClose} footer={footer} onSubmit={onSubmit}>
        {children}
      </ModalContent>
    </Modal>
  );
}
