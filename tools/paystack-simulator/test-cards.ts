/** The provider's published test cards, and what each does. */
interface TestCard {
  readonly cvv: string;
  readonly pin?: string;
  readonly otp?: string;
  readonly outcome: 'success' | 'declined' | 'insufficient_funds' | 'token_not_generated';
  readonly refund?: 'failed' | 'needs-attention';
  readonly says: string;
}

export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4084084084084081': { cvv: '408', outcome: 'success', says: 'Success' },
  '507850785078507812': { cvv: '081', pin: '1111', outcome: 'success', says: 'Asks for a PIN (1111)' },
  '5060666666666666666': {
    cvv: '123',
    pin: '1234',
    otp: '123456',
    outcome: 'success',
    says: 'Asks for a PIN (1234) and a code (123456)',
  },
  '507850785078507804': {
    cvv: '884',
    pin: '0000',
    otp: '123456',
    outcome: 'success',
    says: 'Asks for a PIN (0000) and a code (123456)',
  },
  '5192602720584796': {
    cvv: '123',
    otp: '123456',
    outcome: 'success',
    says: 'Bank asks for a code (123456)',
  },
  '4084080000005408': { cvv: '001', outcome: 'declined', says: 'Declined' },
  '507850785078507853': {
    cvv: '082',
    pin: '0000',
    outcome: 'token_not_generated',
    says: 'Token not generated',
  },
  '4084080000670037': { cvv: '787', outcome: 'insufficient_funds', says: 'Insufficient funds' },
  '4084080000671803': { cvv: '180', outcome: 'success', refund: 'failed', says: 'Pays; its refund fails' },
  '4084080000671902': {
    cvv: '190',
    outcome: 'success',
    refund: 'needs-attention',
    says: 'Pays; its refund needs attention',
  },
};

export const SUCCESS_CARD = '4084084084084081';

export interface CardForm {
  readonly number: string;
  readonly cvv: string;
  readonly pin?: string;
  readonly otp?: string;
}

export type CardVerdict =
  | { readonly kind: 'ask'; readonly what: 'pin' | 'otp' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'tried'; readonly card: TestCard };

/** The next step of the page for a card. */
export function judgeCard({ number, cvv, pin = '', otp = '' }: CardForm): CardVerdict {
  const card = TEST_CARDS[number.replaceAll(/\D/g, '')];
  if (!card || card.cvv !== cvv.trim()) return { kind: 'invalid' };
  if (card.pin !== undefined && pin === '') return { kind: 'ask', what: 'pin' };
  if (card.otp !== undefined && otp === '') return { kind: 'ask', what: 'otp' };
  const isRight = (card.pin ?? pin) === pin && (card.otp ?? otp) === otp;
  return { kind: 'tried', card: isRight ? card : { ...card, outcome: 'declined' } };
}
