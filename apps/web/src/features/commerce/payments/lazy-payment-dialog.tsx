import { Suspense } from 'react';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';
import type { PaymentDialogProps } from './payment-dialog.tsx';

const Dialog = lazyPart(
  () => import('./payment-dialog.tsx'),
  (module) => module.PaymentDialog,
);

/** The one dialog in which a course is bought. Its code comes to those who want to buy something. */
export function PaymentDialog(props: PaymentDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

/** Where buying is what a page is for, the dialog shall open at once. */
export const fetchPaymentDialogAhead = Dialog.load;
