import { useState } from 'react';
import { useBackGuard } from '../../lib/pages/leaving/use-back-guard.ts';
import { useWarningBeforeLeaving } from '../../lib/pages/leaving/warn-before-leaving.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

/** A form that takes a while to fill in: once something was typed, every way out of it, Back and a reload ask first. */
export function GuardedFormDialog({ isOpen = true, onClose, children, ...props }: FormDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  if (!isOpen && (isDirty || isLeaving)) {
    setIsDirty(false);
    setIsLeaving(false);
  }
  const close = () => (isDirty ? setIsLeaving(true) : onClose());
  return (
    <>
      <FormDialog {...props} isOpen={isOpen} onClose={close}>
        <div className="grid gap-4" onChange={() => setIsDirty(true)}>
          {children}
        </div>
      </FormDialog>
      {isDirty && <Typed onBack={close} />}
      <LeaveDialog isOpen={isLeaving} onStay={() => setIsLeaving(false)} onLeave={onClose} />
    </>
  );
}

/** Rendered while something typed would be lost. */
function Typed({ onBack }: { onBack: () => void }) {
  useWarningBeforeLeaving(true);
  useBackGuard(true, onBack);
  return null;
}
