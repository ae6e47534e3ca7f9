import { useState } from 'react';
import { useWarningBeforeLeaving } from '../../lib/pages/warn-before-leaving.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

/** A form whose words take a while to type: once something was typed, every way out of it and a reload ask first. */
export function GuardedFormDialog({ isOpen = true, onClose, children, ...props }: FormDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  if (!isOpen && (isDirty || isLeaving)) {
    setIsDirty(false);
    setIsLeaving(false);
  }
  useWarningBeforeLeaving(isDirty);
  return (
    <>
      <FormDialog {...props} isOpen={isOpen} onClose={() => (isDirty ? setIsLeaving(true) : onClose())}>
        <div className="grid gap-4" onChange={() => setIsDirty(true)}>
          {children}
        </div>
      </FormDialog>
      <LeaveDialog isOpen={isLeaving} onStay={() => setIsLeaving(false)} onLeave={onClose} />
    </>
  );
}
