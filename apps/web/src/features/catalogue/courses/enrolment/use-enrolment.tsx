import { useState } from 'react';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { isCharged, type PurchaseDialog } from '../prices/purchase.ts';
import {
  type EnrollableCourse,
  enrolmentFailed,
  enrolmentInitiated,
  enrolmentSuccessful,
} from './enrolment-messages.ts';
import { usePlace } from './use-place.ts';

const SUCCESS_DELAY_MS = 2000; // 2§4

/**
 * Enrolling from a card or a course's page, announced in two steps (PAY-21, PAY-22). Where the price is charged the
 * second step waits for the payment (PAY-23); `payment` is its dialog, to be rendered next to the button.
 */
export function useEnrolment(course: EnrollableCourse, PaymentDialog: PurchaseDialog) {
  const { takePlace, isPending } = usePlace();
  const [isPaying, setIsPaying] = useState(false);
  const showSuccessAfter = (ms: number) =>
    setTimeout(() => toast(enrolmentSuccessful(course)), Math.max(0, ms));

  async function takeFreePlace(startedAt: number) {
    const result = await takePlace(course);
    if (!result) return;
    if (result.ok) showSuccessAfter(SUCCESS_DELAY_MS - (performance.now() - startedAt));
    else toast(enrolmentFailed(result.failure, course.title));
  }

  async function enrol() {
    toast(enrolmentInitiated(course));
    if (isCharged(course.quote)) setIsPaying(true);
    else await takeFreePlace(performance.now());
  }

  const payment = isCharged(course.quote) && (
    <PaymentDialog
      isOpen={isPaying}
      onClose={() => setIsPaying(false)}
      purchase={{ course }}
      access={{ kind: 'none', isPending, onTake: () => void takeFreePlace(performance.now()) }}
      onPaid={() => {
        setIsPaying(false);
        showSuccessAfter(SUCCESS_DELAY_MS);
      }}
    />
  );
  return { enrol, isPending, payment };
}
