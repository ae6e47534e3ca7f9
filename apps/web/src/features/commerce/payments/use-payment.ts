import type { OrderAnswer } from '@academy/contract/commerce/payments';
import { PAYMENT_RETURN_PATH } from '@academy/domain/commerce/payments';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import type { Purchase } from '../../catalogue/courses/index.ts';
import {
  NOT_INITIALISED,
  paymentError,
  paymentNotStarted,
  paymentSuccessful,
  SCRIPT_NOT_LOADED,
  VERIFICATION_ERROR,
  VERIFICATION_FAILED,
} from './payment-messages.ts';
import { hasProviderScript, openProviderPopup } from './provider-script.ts';
import type { SponsoredPart } from './vouchers/sponsored-part.ts';

/** The state of the payment: `away` while the provider's window or page has the person's attention. */
export type PaymentStep = 'idle' | 'processing' | 'away';
export type CheckoutMethod = 'redirect' | 'popup';

interface PaymentOptions {
  readonly purchase: Purchase;
  readonly onPaid: (order: OrderAnswer) => void;
  /** Null: no sponsor pays a part. */
  readonly sponsored: SponsoredPart | null;
}

/** Starts a payment and follows it to its end. Only the server decides whether it was paid, never the window (PAY-16). */
export function usePayment({ purchase, onPaid, sponsored }: PaymentOptions) {
  const [step, setStep] = useState<PaymentStep>('idle');
  const [method, setMethod] = useState<CheckoutMethod>('redirect');
  const { write: initialise } = useWrite('POST /api/paystack/initialize');
  const { write: settle } = useWrite('POST /api/orders/:reference/settlement');
  const { write: abandon } = useWrite('POST /api/orders/:reference/abandonment');
  const { data: user } = useCurrentUser();
  const [, navigate] = useLocation();
  useIdleOnReturn(setStep);

  async function start(startAtOnce: boolean) {
    const { course, isRegistration } = purchase;
    const result = await initialise({
      ...(user?.email && { email: user.email }),
      amount: sponsored?.restInRand ?? course.quote.price,
      courseId: course.id,
      paymentType: 'course',
      metadata: {
        courseId: course.id,
        courseTitle: course.title,
        ...(isRegistration && { type: 'course_registration' as const }),
      },
      quoteId: course.quote.id,
      startAtOnce,
      ...(sponsored && { voucherCode: sponsored.code }),
    });
    if (!result) return null;
    if (!result.ok) toast(paymentNotStarted(result.failure));
    // PAY-14: an invalid response.
    else if (!result.answer.data?.reference) toast(paymentError(result.answer.message || NOT_INITIALISED));
    else return result.answer.data;
    return null;
  }

  async function verify(reference: string) {
    const result = await settle({ reference });
    if (!result) return;
    if (!result.ok) toast(VERIFICATION_ERROR);
    else if (result.answer.state === 'paid') {
      toast(paymentSuccessful(result.answer.courseTitle));
      await result.refreshed;
      onPaid(result.answer);
    } else if (result.answer.state === 'open')
      // The bank has not confirmed yet: the page of the order waits for it.
      navigate(`${PAYMENT_RETURN_PATH}?reference=${encodeURIComponent(reference)}`);
    else toast(VERIFICATION_FAILED);
  }

  async function payInPopup(startAtOnce: boolean) {
    // PAY-15: an order that could not be paid is cancelled.
    if (!hasProviderScript()) return void toast(paymentError(SCRIPT_NOT_LOADED));
    const started = await start(startAtOnce);
    if (!started) return;
    setStep('away');
    const end = await openProviderPopup(started.accessCode);
    setStep('processing');
    if (end.kind === 'paid' || end.kind === 'pending') await verify(started.reference);
    else {
      // PAY-04: no success is announced, and the order is abandoned.
      if (end.kind === 'failed') toast(paymentError(end.message));
      await abandon({ reference: started.reference });
    }
  }

  async function pay(by: CheckoutMethod, startAtOnce: boolean) {
    if (step !== 'idle') return;
    setMethod(by);
    setStep('processing');
    if (by === 'popup') {
      await payInPopup(startAtOnce);
      setStep('idle');
      return;
    }
    const started = await start(startAtOnce);
    // The button shows its spinner until the provider's page has loaded.
    if (started) location.assign(started.authorizationUrl);
    else setStep('idle');
  }
  return { step, method, pay };
}

/** PAY-04: after returning from the provider's page with the browser's Back button the button is idle. */
function useIdleOnReturn(setStep: (step: PaymentStep) => void) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setStep('idle');
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [setStep]);
}
