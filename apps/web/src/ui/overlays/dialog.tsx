import { type FormEventHandler, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Modal } from './modal/modal.tsx';
import { ModalContent } from './modal/modal-content.tsx';

const widths = { md: 'w-[min(100%-2rem,30rem)]', lg: 'w-[min(100%-2rem,44rem)]' } as const;

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  size?: keyof typeof widths | undefined;
  footer?: ReactNode;
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  children: ReactNode;
}

export function Dialog({ isOpen, onClose, title, size = 'md', footer, onSubmit, children }: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      panelClassName={classNames(
        'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] rounded-xl shadow-float [--modal-y:0.75rem] enhanced:border',
        widths[size],
      )}
    >
      <ModalContent titleId={titleId} title={title} onClose={onClose} footer={footer} onSubmit={onSubmit}>
        {children}
      </ModalContent>
    </Modal>
  );
}
