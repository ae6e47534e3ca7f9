import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { useState } from 'react';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { enrolmentFailed, enrolmentSuccessful, type PurchaseDialog, usePlace } from '../courses/index.ts';

interface LibraryPaymentProps {
  /** The selected course; null while there is none. */
  course: CourseAnswer | null;
  isOwned: boolean;
  onClose: () => void;
  PaymentDialog: PurchaseDialog;
}

/** LIB-03, LIB-04, PAY-19: the dialog of the selected course; its success clears the selection. */
export function LibraryPayment({ course, isOwned, onClose, PaymentDialog }: LibraryPaymentProps) {
  const { takePlace, isPending } = usePlace();
  // Keeps its content during the closing animation.
  const [last, setLast] = useState(course);
  if (course && course !== last) setLast(course);
  const shown = course ?? last;
  if (!shown) return null;

  async function take(wanted: CourseAnswer) {
    const result = await takePlace(wanted);
    if (!result) return;
    toast(result.ok ? enrolmentSuccessful(wanted) : enrolmentFailed(result.failure, wanted.title));
    if (result.ok) onClose();
  }

  return (
    <PaymentDialog
      isOpen={course !== null}
      onClose={onClose}
      purchase={{ course: shown }}
      access={
        isOwned
          ? { kind: 'owned', href: `/course/${encodeURIComponent(shown.id)}` }
          : { kind: 'none', isPending, onTake: () => void take(shown) }
      }
      onPaid={onClose}
    />
  );
}
