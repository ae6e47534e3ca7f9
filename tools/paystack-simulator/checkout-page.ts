import { TEST_CARDS } from './test-cards.ts';
import type { Refund, Transaction } from './transactions.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const CHANNEL_WORDS: Readonly<Record<string, string>> = {
  eft: 'EFT',
  capitec_pay: 'Capitec Pay',
  qr: 'Scan to Pay (QR)',
  bank: 'Bank',
  bank_transfer: 'Bank transfer',
  apple_pay: 'Apple Pay',
};

export interface PageState {
  readonly transaction: Transaction;
  /** Inside the popup's frame, which is notified of the result. */
  readonly isPopup: boolean;
  readonly message?: string;
  /** The card that was entered, while the bank asks for more. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly asks?: 'pin' | 'otp';
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f5f7;color:#11203a}
main{max-width:26rem;margin:2rem auto;background:#fff;border-radius:12px;padding:1.5rem;box-shadow:0 2px 12px #0001}
label{display:block;margin:.75rem 0 .25rem}input{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;border:1px solid #8a94a6;border-radius:8px}
button{font:inherit;width:100%;min-height:48px;margin-top:1rem;border:0;border-radius:8px;background:#0b6b3a;color:#fff;cursor:pointer}
button.quiet{background:#e7eaf0;color:#11203a}.note{font-size:.85rem;color:#46506a}.fault{color:#a01525;font-weight:600}`;

function cardForm({ transaction, isPopup, typed = {}, asks }: PageState): string {
  const address = `/${isPopup ? 'popup' : 'checkout'}/${transaction.accessCode}/card`;
  const field = (name: string, label: string, value = '') =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escaped(value)}" inputmode="numeric" autocomplete="off">`;
  const filled = Object.entries(typed)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
  const fields = asks
    ? `${filled}${field(asks, asks === 'pin' ? 'Card PIN' : 'Code from your bank')}`
    : field('number', 'Card number', typed.number ?? '4084 0840 8408 4081') +
      field('expiry', 'Expiry', typed.expiry ?? '12/30') +
      field('cvv', 'CVV', typed.cvv ?? '408');
  const rand = (transaction.amount / 100).toFixed(2);
  return `<form method="post" action="${address}">${fields}<button>Pay ZAR ${rand}</button></form>`;
}

function otherWays({ transaction, isPopup }: PageState): string {
  const base = `/${isPopup ? 'popup' : 'checkout'}/${transaction.accessCode}`;
  return transaction.channels
    .filter((channel) => channel !== 'card')
    .map(
      (channel) =>
        `<form method="post" action="${base}/channel"><input type="hidden" name="channel" value="${escaped(channel)}"><button class="quiet">Pay with ${escaped(CHANNEL_WORDS[channel] ?? channel)}</button></form>`,
    )
    .join('');
}

/** The page on which a payer pays, labelled as a simulator. */
export function checkoutPage(state: PageState): string {
  const { transaction, isPopup, message, asks } = state;
  const base = `/${isPopup ? 'popup' : 'checkout'}/${transaction.accessCode}`;
  const cards = Object.entries(TEST_CARDS)
    .map(([number, { cvv, says }]) => `<li>${number}, CVV ${cvv}: ${escaped(says)}</li>`)
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
<title>Paystack simulator</title><style>${STYLE}</style><main><h1>Pay by card</h1>
<p class="note">This is a simulator: no money moves. Reference ${escaped(transaction.reference)}, ${escaped(transaction.email)}.</p>
${message ? `<p class="fault" role="alert">${escaped(message)}</p>` : ''}
${cardForm(state)}${asks ? '' : otherWays(state)}
<form method="post" action="${base}/cancel"><button class="quiet">Cancel payment</button></form>
<details class="note"><summary>Test cards</summary><ul>${cards}</ul></details></main>
${isPopup ? `<script>parent.postMessage({event:'loaded:transaction',data:{id:${transaction.id},accessCode:'${transaction.accessCode}',customer:{}}},'*')</script>` : ''}</html>`;
}

/** The end inside a popup's frame: notifies the page around it. */
export function popupEnd(event: string, data: object): string {
  const message = JSON.stringify({ event, data }).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Paystack simulator</title><script>parent.postMessage(${message},'*')</script>`;
}

export function plainPage(words: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Paystack simulator</title><style>${STYLE}</style><main><p>${escaped(words)}</p></main></html>`;
}

export function overviewPage(transactions: readonly Transaction[], refunds: readonly Refund[]): string {
  const row = ({ reference, amount, status }: Transaction) =>
    `<li>${escaped(reference)}: ZAR ${(amount / 100).toFixed(2)}, ${status}</li>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Paystack simulator</title><style>${STYLE}</style><main><h1>Paystack simulator</h1><p>${transactions.length} transactions, ${refunds.length} refunds.</p><ul>${transactions.map(row).join('')}</ul></main></html>`;
}
