import type { PaymentChannel } from '@academy/domain/commerce/payments';

const WORDS: Readonly<Record<PaymentChannel, string>> = {
  card: 'card',
  eft: 'EFT',
  capitec_pay: 'Capitec Pay',
  qr: 'QR code',
  apple_pay: 'Apple Pay',
  bank: 'bank account',
  bank_transfer: 'bank transfer',
};

/** `card, EFT or QR code` */
export function channelWords(channels: readonly PaymentChannel[]): string {
  const words = channels.map((channel) => WORDS[channel]);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

/** How an order was paid; the provider may use channels that have no word here. */
export function channelWord(channel: string): string {
  return Object.hasOwn(WORDS, channel) ? WORDS[channel as PaymentChannel] : channel.replaceAll('_', ' ');
}
