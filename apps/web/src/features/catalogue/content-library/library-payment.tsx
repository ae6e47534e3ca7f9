import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { useState } from 'react';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { enrolmentFailed, enrolmentSuccessful, type PurchaseDialog, usePlace } from '../courses/index.ts';

interface LibraryPaymentProps {
  /** What was chosen; null while nothing is. */
  course: CourseAnswer | null;
  isOwned: boolean;
  onClose: () => void;
  PaymentDialog: PurchaseDialog;
}

/** LIB-03, LIB-04, PAY-19: the dialog of the chosen course; with its success the selection is cleared. */
export function LibraryPayment({ course, isOwned, onClose, PaymentDialog }: LibraryPaymentProps) {
  const { takePlace, isPending } = usePlace();
  // While the dialog closes it still shows what it was about.
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
