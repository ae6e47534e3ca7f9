import { type ReactNode, useState } from 'react';
import { useWarningBeforeLeaving } from '../../lib/pages/warn-before-leaving.ts';
import { Button } from '../actions/button.tsx';
import { Problem } from '../feedback/problem.tsx';
import { Dialog } from './dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

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
  /** What is wrong with the form as a whole; a field says its own. */
  problem?: string | undefined;
  /** What is typed here takes a while: Escape, a tap beside it and a reload ask first. */
  isGuarded?: boolean | undefined;
  children: ReactNode;
}

/** A few fields, a way back and one act. */
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
  isGuarded = false,
  children,
}: FormDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  if (!isOpen && (isDirty || isLeaving)) {
    setIsDirty(false);
    setIsLeaving(false);
  }
  useWarningBeforeLeaving(isDirty);
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={() => (isDirty ? setIsLeaving(true) : onClose())}
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
        <div className="grid gap-4" {...(isGuarded && { onChange: () => setIsDirty(true) })}>
          {children}
          <Problem>{problem}</Problem>
        </div>
      </Dialog>
      <LeaveDialog isOpen={isLeaving} onStay={() => setIsLeaving(false)} onLeave={onClose} />
    </>
  );
}
