export { channelWord } from './channel-words.ts';
export type { PlaceAccess } from './free-place.tsx';
export { fetchPaymentDialogAhead, PaymentDialog } from './lazy-payment-dialog.tsx';
export { PaperLinks } from './paper-links.tsx';
export {
  paymentError,
  paymentSuccessful,
  registrationSuccessful,
  VERIFICATION_ERROR,
  VERIFICATION_FAILED,
} from './payment-messages.ts';
export { PriceTag } from '../catalogue/prices/price-tag.tsx';
export { isCharged } from './purchase.ts';
export { TakeBackNote } from './take-back-note.tsx';
