import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Problem } from '../feedback/problem.tsx';
import { Dialog } from './dialog.tsx';

const SUBMIT_LOOKS = { primary: 'primary', danger: 'danger-filled' } as const;

export interface FormDialogProps {
  isOpen?: boolean | undefined;
  onClose: () => void;
  title: string;
  onSubmit: () => void;
  submitLabel: string;
  cancelLabel?: string | undefined;
  tone?: keyof typeof SUBMIT_LOOKS | undefined;
  isPending?: boolean | undefined;
  /** Something must be chosen first. */
  isIncomplete?: boolean | undefined;
  /** What is wrong with the form as a whole; fields show their own errors. */
  problem?: string | undefined;
  children: ReactNode;
}

/** A few fields, Cancel and one action. */
export function FormDialog({
  isOpen = true,
  onClose,
  title,
  onSubmit,
  submitLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  isPending,
  isIncomplete,
  problem,
  children,
}: FormDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" variant={SUBMIT_LOOKS[tone]} isPending={isPending} disabled={isIncomplete}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <Problem>{problem}</Problem>
      </div>
    </Dialog>
  );
}
