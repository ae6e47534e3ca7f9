/** Where the provider redirects the payer. */
export const PAYMENT_RETURN_PATH = '/payment/return';
/** The provider's names for its payment channels; the browser may be given all of these. */
export const PAYMENT_CHANNELS = [
  'card',
  'eft',
  'capitec_pay',
  'qr',
  'apple_pay',
  'bank',
  'bank_transfer',
] as const;
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number];

const CHANNEL_WORDS: Readonly<Record<string, string>> = {
  eft: 'EFT',
  capitec_pay: 'Capitec Pay',
  qr: 'QR code',
  apple_pay: 'Apple Pay',
  bank_transfer: 'bank transfer',
};

/** The name of a payment method for people; the provider may add new ones. */
export function channelInWords(channel: string): string {
  return CHANNEL_WORDS[channel] ?? channel.replaceAll('_', ' ');
}

export const REFUND_REASON_MAX_CHARACTERS = 300;
