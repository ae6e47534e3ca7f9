import type { OrderAnswer } from '@academy/contract/commerce/payments';
import { CircleAlert, CircleCheck, CloudOff, Hourglass, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { enrolmentSuccessful, StartButton } from '../../catalogue/courses/index.ts';
import {
  PaperLinks,
  paymentSuccessful,
  registrationSuccessful,
  VERIFICATION_ERROR,
  VERIFICATION_FAILED,
} from '../payments/index.ts';
import { isUnknownOrder, UNKNOWN_ORDER } from './order-messages.ts';
import { RetryButton } from './retry-button.tsx';
import { type OrderOutcome, useOrderOutcome } from './use-order-outcome.ts';

const NEXT_TOAST_MS = 2000; // 2§4

interface PaymentOutcomeProps {
  reference: string;
  /** The payer left the provider's page. */
  wasLeft: boolean;
}

export function PaymentOutcome({ reference, wasLeft }: PaymentOutcomeProps) {
  const { outcome, ask, isAsking } = useOrderOutcome(reference, wasLeft);
  useToasts(outcome);
  if (outcome.kind === 'asking')
    return (
      <MessageCard mark="waiting" title="We are checking your payment" headingLevel={2}>
        This takes a few seconds. Please keep this page open.
      </MessageCard>
    );
  if (outcome.kind === 'known')
    return <KnownOutcome order={outcome.order} onAsk={() => void ask()} isAsking={isAsking} />;
  if (isUnknownOrder(outcome.failure))
    return (
      <MessageCard mark="lost" title="Order not found" headingLevel={2} action={<OrdersButton />}>
        {UNKNOWN_ORDER}
      </MessageCard>
    );
  return (
    <MessageCard
      mark={CloudOff}
      title="We could not check your payment yet"
      headingLevel={2}
      action={
        <>
          <Button variant="primary" isPending={isAsking} onClick={() => void ask()}>
            Check again
          </Button>
          <OrdersButton />
        </>
      }
    >
      If you have paid, nothing is lost: we keep checking, and your place opens as soon as your bank confirms
      the payment.
    </MessageCard>
  );
}

function OrdersButton() {
  return <Button href="/orders">Orders and receipts</Button>;
}

interface KnownOutcomeProps {
  order: OrderAnswer;
  onAsk: () => void;
  isAsking: boolean;
}

function KnownOutcome({ order, onAsk, isAsking }: KnownOutcomeProps) {
  const { courseId, courseTitle } = order;
  switch (order.state) {
    case 'paid':
      return (
        <MessageCard
          mark={CircleCheck}
          title="Your place is confirmed"
          headingLevel={2}
          action={
            <>
              <StartButton courseId={courseId} variant="primary">
                Start learning
              </StartButton>
              <PaperLinks order={order} />
              <OrdersButton />
            </>
          }
        >
          You have paid for “{courseTitle}”. All its lessons are open to you now, and your receipt is on its
          way by email.
        </MessageCard>
      );
    case 'created':
    case 'open':
      return (
        <MessageCard
          mark={Hourglass}
          title="We are still waiting for your bank"
          headingLevel={2}
          action={
            <>
              <Button variant="primary" isPending={isAsking} onClick={onAsk}>
                Check again
              </Button>
              <RetryButton order={order}>Back to the payment</RetryButton>
              <OrdersButton />
            </>
          }
        >
          With EFT, Capitec Pay or a QR code the bank can take a few minutes. You can close this page: we keep
          checking, and we will email you when “{courseTitle}” is open. Please do not pay twice.
        </MessageCard>
      );
    case 'mismatched':
      return (
        <MessageCard
          mark={CircleAlert}
          title="Something does not match"
          headingLevel={2}
          action={<SupportButtons />}
        >
          The payment that arrived is not the one that was ordered, so “{courseTitle}” is not open yet. Please
          contact support with the number {order.reference}. Nothing is lost.
        </MessageCard>
      );
    case 'refunding':
    case 'refund-failed':
    case 'refunded':
      return (
        <MessageCard
          mark={Undo2}
          title="This payment was refunded"
          headingLevel={2}
          action={<OrdersButton />}
        >
          The price of “{courseTitle}” is on its way back to you. You can follow it under “Orders and
          receipts”.
        </MessageCard>
      );
    case 'failed':
    case 'cancelled':
    case 'expired':
      return <NotPaid order={order} />;
  }
}

function NotPaid({ order }: { order: OrderAnswer }) {
  const isDeclined = order.state === 'failed';
  return (
    <MessageCard
      mark={CircleAlert}
      title={isDeclined ? 'The payment did not go through' : 'You have not paid'}
      headingLevel={2}
      action={
        <>
          <RetryButton order={order} variant="primary">
            Try again
          </RetryButton>
          <Button href={`/course/${encodeURIComponent(order.courseId)}`}>Go to the course</Button>
        </>
      }
    >
      {isDeclined
        ? `The bank did not accept the payment for “${order.courseTitle}”. Nothing was charged. You can try again, perhaps with another card or another way to pay.`
        : `You left before paying for “${order.courseTitle}”. Nothing was charged.`}
    </MessageCard>
  );
}

function SupportButtons() {
  return (
    <>
      <Button variant="primary" href="/help">
        Contact support
      </Button>
      <OrdersButton />
    </>
  );
}

/** PAY-16 to PAY-18, PAY-22, TRAIN-25: each outcome is announced once. */
function useToasts(outcome: OrderOutcome) {
  const announced = useRef('');
  const word = outcome.kind === 'known' ? outcome.order.state : outcome.kind;
  useEffect(() => {
    if (announced.current === word) return;
    announced.current = word;
    if (outcome.kind === 'unanswered' && !isUnknownOrder(outcome.failure)) toast(VERIFICATION_ERROR);
    if (outcome.kind !== 'known') return;
    const { state, courseTitle, isRegistration } = outcome.order;
    if (state === 'failed' || state === 'mismatched') toast(VERIFICATION_FAILED);
    if (state !== 'paid') return;
    toast(paymentSuccessful(courseTitle));
    const next = isRegistration
      ? registrationSuccessful(`“${courseTitle}”`)
      : enrolmentSuccessful({ title: courseTitle });
    setTimeout(() => toast(next), NEXT_TOAST_MS);
  }, [word, outcome]);
}
