import { checkoutPage, overviewPage, plainPage, popupEnd } from './checkout-page.ts';
import { type Bank, type CardEnd, payBy, payByCard } from './payer.ts';
import type { Transaction } from './transactions.ts';

interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
}

const WORDS: Partial<Record<CardEnd, string>> = {
  invalid: 'This is not a test card with its CVV. The list below has those that work.',
  failed: 'Your bank did not accept the payment. You can try another card.',
};

const page = (html: string, status = 200): PageAnswer => ({ status, html });
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function cancelAddress({ metadata, callbackUrl }: Transaction): string | null {
  const given =
    typeof metadata === 'object' && metadata !== null && 'cancel_action' in metadata
      ? metadata.cancel_action
      : null;
  return typeof given === 'string' && URL.canParse(given) ? given : callbackUrl;
}

/** Back to the shop, with the reference under both of its names. */
function returned(transaction: Transaction, isPopup: boolean, isPending: boolean): PageAnswer {
  const { reference, id, callbackUrl } = transaction;
  if (isPopup)
    return page(
      popupEnd(isPending ? 'transfer:pending' : 'success', {
        id,
        reference,
        message: 'Approved',
        status: 'success',
      }),
    );
  if (callbackUrl === null) return page(plainPage('Thank you. You can close this page.'));
  const address = new URL(callbackUrl);
  address.searchParams.set('trxref', reference);
  address.searchParams.set('reference', reference);
  return { status: 303, html: '', location: address.href };
}

function left(transaction: Transaction, isPopup: boolean): PageAnswer {
  if (isPopup) return page(popupEnd('cancel', {}));
  const address = cancelAddress(transaction);
  return address === null
    ? page(plainPage('The payment was cancelled.'))
    : { status: 303, html: '', location: address };
}

async function pay(
  bank: Bank,
  transaction: Transaction,
  action: string,
  body: PageRequest['body'],
): Promise<CardEnd> {
  if (action === 'channel') return payBy(bank, transaction, textOf(body.channel));
  return payByCard(bank, transaction, {
    number: textOf(body.number),
    cvv: textOf(body.cvv),
    pin: textOf(body.pin),
    otp: textOf(body.otp),
  });
}

/** The pages for payers: hosted, and in the frame of the popup. Null for any other address. */
export async function answerCheckout(
  bank: Bank,
  { method, path, body }: PageRequest,
): Promise<PageAnswer | null> {
  const [, kind = '', accessCode = '', action = ''] = path.split('/');
  if (path === '/')
    return page(overviewPage([...bank.ledger.transactions.values()], [...bank.ledger.refunds.values()]));
  if (kind !== 'checkout' && kind !== 'popup') return null;
  const isPopup = kind === 'popup';
  const transaction = bank.ledger.byAccessCode(accessCode);
  if (!transaction) return page(plainPage('There is no such payment.'), 404);
  if (method === 'GET') {
    return transaction.status === 'success'
      ? returned(transaction, isPopup, false)
      : page(checkoutPage({ transaction, isPopup }));
  }
  if (action === 'cancel') return left(transaction, isPopup);
  const end = await pay(bank, transaction, action, body);
  if (end === 'success' || end === 'done-before' || end === 'pending')
    return returned(transaction, isPopup, end === 'pending');
  if (end === 'left') return left(transaction, isPopup);
  const typed = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, textOf(value)]));
  if (end === 'ask-pin' || end === 'ask-otp')
    return page(checkoutPage({ transaction, isPopup, typed, asks: end === 'ask-pin' ? 'pin' : 'otp' }));
  return page(checkoutPage({ transaction, isPopup, message: WORDS[end] ?? '' }));
}
