import { type ReactNode, useId } from 'react';
import { Button } from '../actions/button.tsx';
import { Heading } from '../layout/heading.tsx';
import { Modal } from './modal/modal.tsx';

const CONFIRM_LOOKS = { danger: 'danger-filled', primary: 'primary', discouraged: 'secondary' } as const;

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** `discouraged`: the action is allowed, but going back is the better choice. */
  tone?: 'danger' | 'primary' | 'discouraged' | undefined;
  isPending?: boolean | undefined;
  children: ReactNode;
}

export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  isPending,
  children,
}: ConfirmDialogProps) {
  const titleId = useId();
  const descriptionId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={descriptionId}
      panelClassName="inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,27rem)] gap-2 overflow-y-auto rounded-xl p-6 shadow-float [--modal-y:0.75rem] enhanced:border"
    >
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      <div id={descriptionId} className="text-ink-2">
        {children}
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button data-autofocus variant={tone === 'discouraged' ? 'primary' : 'secondary'} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant={CONFIRM_LOOKS[tone]} isPending={isPending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
