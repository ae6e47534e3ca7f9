export { channelWord } from './channel-words.ts';
export { PaymentDialog, prefetchPaymentDialog } from './lazy-payment-dialog.tsx';
export { PaperLinks } from './paper-links.tsx';
export {
  paymentError,
  paymentSuccessful,
  registrationSuccessful,
  VERIFICATION_ERROR,
  VERIFICATION_FAILED,
} from './payment-messages.ts';
export { RefundConsequences } from './refund-consequences.tsx';
