import { Suspense } from 'react';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';
import type { PaymentDialogProps } from './payment-dialog.tsx';

const Dialog = lazyPart(
  () => import('./payment-dialog.tsx'),
  (module) => module.PaymentDialog,
);

/** The only dialog in which a course is bought. Its code is loaded for people who want to buy something. */
export function PaymentDialog(props: PaymentDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

/** Preloads it on pages whose purpose is buying, so that the dialog opens at once. */
export const prefetchPaymentDialog = Dialog.load;
