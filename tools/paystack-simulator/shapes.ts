// The shapes of the provider's responses: the documented fields, with their quirks.
import type { Refund, Settlement, Transaction } from './transactions.ts';

const BIG = 'big-integer:';
const asNumber = (id: string) => `${BIG}${id}`;

/** JSON with integers of any length. */
export function exactJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(new RegExp(`"${BIG}(\\d+)"`, 'g'), '$1');
}

const FEE_SHARE = 0.029;
const FEE_CENTS = 100;

const feesOf = (amount: number) => Math.round(amount * FEE_SHARE) + FEE_CENTS;

function wrongIf<Value>(isWrong: boolean, wrong: Value, right: Value): Value {
  return isWrong ? wrong : right;
}

export function transactionShape(transaction: Transaction, mode: 'test' | 'live') {
  const { id, reference, switches, status, channel, paidAt, createdAt, email, metadata } = transaction;
  const off = switches.has('wrong_amount') ? switches.valueOf('wrong_amount') : 0;
  const amount = transaction.amount + off;
  const isDone = status === 'success' || status === 'reversed';
  return {
    id: asNumber(id),
    domain: wrongIf(switches.has('wrong_domain'), mode === 'test' ? 'live' : 'test', mode),
    status,
    reference,
    receipt_number: null,
    amount,
    requested_amount: amount,
    currency: wrongIf(switches.has('wrong_currency'), 'NGN', transaction.currency),
    message: null,
    gateway_response: transaction.gatewayResponse,
    paid_at: paidAt,
    paidAt,
    created_at: createdAt,
    createdAt,
    transaction_date: createdAt,
    channel,
    ip_address: '127.0.0.1',
    metadata: metadata ?? '',
    log: null,
    fees: isDone ? feesOf(amount) : null,
    fees_split: null,
    authorization: isDone
      ? {
          authorization_code: 'AUTH_simulated',
          bin: '408408',
          last4: '4081',
          exp_month: '12',
          exp_year: '2030',
          channel,
          // With its space, as the provider sends it.
          card_type: 'visa ',
          bank: 'TEST BANK',
          country_code: 'ZA',
          brand: 'visa',
          reusable: true,
          signature: 'SIG_simulated',
          account_name: null,
        }
      : {},
    customer: {
      id: asNumber('9007199254740995'),
      first_name: null,
      last_name: null,
      email,
      customer_code: 'CUS_simulated',
      phone: null,
      metadata: null,
      risk_action: 'default',
      international_format_phone: null,
    },
    plan: null,
    plan_object: {},
    split: {},
    subaccount: {},
    order_id: null,
    source: null,
    connect: null,
    pos_transaction_data: null,
  };
}

export function refundShape({ id, transaction, amount, status, merchantNote, createdAt }: Refund) {
  return {
    id: asNumber(id),
    transaction: asNumber(transaction.id),
    dispute: null,
    amount,
    deducted_amount: 0,
    currency: transaction.currency,
    channel: transaction.channel,
    status,
    merchant_note: merchantNote,
    customer_note: '',
    createdAt,
    domain: 'test',
  };
}

export function refundNews({ transaction, amount, status }: Refund) {
  return {
    status,
    transaction_reference: transaction.reference,
    refund_reference: null,
    // A string here, a number elsewhere.
    amount: String(amount),
    currency: transaction.currency,
    processor: 'simulated',
    customer: { email: transaction.email },
    domain: 'test',
  };
}

interface DisputeNews {
  readonly id: string;
  readonly status: string;
  readonly resolution: string;
}

export function disputeNews(transaction: Transaction, { id, status, resolution }: DisputeNews) {
  return {
    id: asNumber(id),
    refund_amount: transaction.amount,
    currency: transaction.currency,
    status,
    resolution: status === 'resolved' ? resolution : null,
    category: 'fraud',
    domain: 'test',
    due_at: '2030-01-01T00:00:00.000Z',
    resolved_at: status === 'resolved' ? new Date().toISOString() : null,
    transaction: {
      id: asNumber(transaction.id),
      reference: transaction.reference,
      amount: transaction.amount,
    },
  };
}

export function settlementShape({ id, transactions, settledAt, off }: Settlement) {
  const processed = transactions.reduce((sum, { amount }) => sum + amount, off);
  const fees = transactions.reduce((sum, { amount }) => sum + feesOf(amount), 0);
  return {
    id: asNumber(id),
    domain: 'test',
    status: 'success',
    currency: 'ZAR',
    integration: asNumber('9007199254740993'),
    total_amount: processed - fees,
    effective_amount: processed - fees,
    total_fees: fees,
    total_processed: processed,
    deductions: null,
    settlement_date: settledAt,
    settled_by: null,
    createdAt: settledAt,
    updatedAt: settledAt,
  };
}
