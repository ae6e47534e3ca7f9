import type { OrderAnswer } from '@academy/contract/commerce/payments';
import { PAYMENT_RETURN_PATH } from '@academy/domain/commerce/payments';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { isCharged } from '../../catalogue/courses/index.ts';
import { PaymentDialog } from '../payments/index.ts';
import { retryFailed } from './order-messages.ts';

interface RetryButtonProps {
  order: OrderAnswer;
  variant?: ButtonProps['variant'];
  children: ReactNode;
}

/** Opens the payment at the current price: the server resumes an order that can still be paid. */
export function RetryButton({ order, variant, children }: RetryButtonProps) {
  /** Null until it is first opened. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const [, navigate] = useLocation();
  const { courseId } = order;
  // Requested on press, so that the price is current.
  const {
    data: course,
    isFetching,
    refetch,
  } = useAnswer('GET /api/courses/:courseId', { courseId }, { enabled: false, retry: false });
  if (!order.canRetry) return null;

  async function open() {
    const { data, error } = await refetch();
    if (error) toast(retryFailed(error));
    // A course that has become free is joined on its page.
    else if (data && !isCharged(data.quote)) navigate(`/course/${encodeURIComponent(courseId)}`);
    else setIsOpen(true);
  }

  return (
    <>
      <Button variant={variant} isPending={isFetching} onClick={() => void open()}>
        {children}
      </Button>
      {course && isOpen !== null && (
        <PaymentDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          purchase={{ course, isRegistration: order.isRegistration }}
          access={{ kind: 'none', isPending: false, onTake: () => navigate(`/course/${courseId}`) }}
          onPaid={({ reference }) => {
            setIsOpen(false);
            navigate(`${PAYMENT_RETURN_PATH}?reference=${reference}`);
          }}
        />
      )}
    </>
  );
}
