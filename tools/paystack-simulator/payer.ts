import { setTimeout as pause } from 'node:timers/promises';
import { disputeNews, refundNews, transactionShape } from './shapes.ts';
import { type CardForm, judgeCard, SUCCESS_CARD, TEST_CARDS } from './test-cards.ts';
import { type Ledger, newId, type Refund, type Transaction } from './transactions.ts';
import type { WebhookSender } from './webhooks.ts';

export interface Bank {
  readonly ledger: Ledger;
  readonly sender: WebhookSender;
  readonly mode: 'test' | 'live';
  /** The webhook address; null: at the site that the payer returns to. */
  readonly webhookUrl: string | null;
  readonly refundMs: number;
}

export type PaymentEnd = 'success' | 'failed' | 'pending' | 'left' | 'done-before';

function webhookUrlOf({ webhookUrl }: Bank, { callbackUrl }: Transaction): string | null {
  if (webhookUrl !== null) return webhookUrl;
  return callbackUrl === null ? null : new URL('/api/paystack/webhook', callbackUrl).href;
}

async function sendSuccessEvent(bank: Bank, transaction: Transaction): Promise<void> {
  const { switches, reference } = transaction;
  const url = webhookUrlOf(bank, transaction);
  if (url === null || switches.has('webhook_never')) return;
  const { sender } = bank;
  const shape = transactionShape(transaction, bank.mode);
  const write = (event: string, data: object) =>
    sender.write(reference, url, event, data, {
      isBadlySigned: switches.has('webhook_bad_signature'),
      isReordered: switches.has('webhook_reordered_keys'),
    });
  const delayMs = switches.valueOf('webhook_after');
  const sendings: Promise<void>[] = [];
  if (switches.has('webhook_unknown_event'))
    sendings.push(sender.send(write('charge.mystery', shape), delayMs));
  const success = write('charge.success', shape);
  for (let copy = 0; copy <= switches.valueOf('duplicate_webhook'); copy += 1)
    sendings.push(sender.send(success, delayMs));
  if (switches.has('dispute')) sendDisputeEvents(bank, transaction, 'awaiting-merchant-feedback');
  if (switches.has('webhook_before_redirect')) await Promise.all(sendings);
}

export function sendDisputeEvents(
  bank: Bank,
  transaction: Transaction,
  status: string,
  { id = newId(), resolution = 'merchant-accepted' }: { id?: string | undefined; resolution?: string } = {},
): void {
  const url = webhookUrlOf(bank, transaction);
  const event = status === 'resolved' ? 'charge.dispute.resolve' : 'charge.dispute.create';
  if (url !== null)
    void bank.sender.send(
      bank.sender.write(
        transaction.reference,
        url,
        event,
        disputeNews(transaction, { id, status, resolution }),
      ),
    );
}

async function succeed(bank: Bank, transaction: Transaction): Promise<void> {
  transaction.status = 'success';
  transaction.gatewayResponse = 'Successful';
  transaction.paidAt = new Date().toISOString();
  await sendSuccessEvent(bank, transaction);
}

function fail(transaction: Transaction, why: string): PaymentEnd {
  transaction.status = 'failed';
  transaction.gatewayResponse = why;
  return 'failed';
}

/** Nobody can pay twice under one reference, nor pay again what was refunded. */
const isOver = ({ status }: Transaction) => status === 'success' || status === 'reversed';

/** Through the payer's bank, which may take its time. */
export async function payBy(bank: Bank, transaction: Transaction, channel: string): Promise<PaymentEnd> {
  const { switches } = transaction;
  if (isOver(transaction)) return 'done-before';
  transaction.channel = channel;
  if (switches.has('abandoned')) return 'left';
  if (switches.has('declined')) return fail(transaction, 'Declined');
  if (switches.has('insufficient_funds')) return fail(transaction, 'Insufficient Funds');
  const pending = (['pending_then_success', 'pending_then_failed'] as const).find((name) =>
    switches.has(name),
  );
  if (pending) {
    transaction.status = 'pending';
    transaction.gatewayResponse = 'Waiting for the bank';
    void pause(switches.valueOf(pending), undefined, { ref: false }).then(async () => {
      if (pending === 'pending_then_success') await succeed(bank, transaction);
      else fail(transaction, 'Declined');
    });
    return 'pending';
  }
  await succeed(bank, transaction);
  return 'success';
}

export type CardEnd = PaymentEnd | 'invalid' | 'ask-pin' | 'ask-otp';

const SUCCESS_FORM: CardForm = { number: SUCCESS_CARD, cvv: TEST_CARDS[SUCCESS_CARD]?.cvv ?? '' };

export async function payByCard(
  bank: Bank,
  transaction: Transaction,
  form: CardForm = SUCCESS_FORM,
): Promise<CardEnd> {
  const verdict = judgeCard(form);
  if (verdict.kind === 'invalid') return 'invalid';
  if (verdict.kind === 'ask') return `ask-${verdict.what}`;
  const { outcome, refund } = verdict.card;
  if (isOver(transaction)) return 'done-before';
  if (outcome === 'success') {
    transaction.refundEnds = refund ?? 'processed';
    return payBy(bank, transaction, 'card');
  }
  transaction.channel = 'card';
  return fail(
    transaction,
    {
      declined: 'Declined',
      insufficient_funds: 'Insufficient Funds',
      token_not_generated: 'Token Not Generated',
    }[outcome],
  );
}

function sendRefundEvents(bank: Bank, refund: Refund): void {
  const { transaction, status } = refund;
  const url = webhookUrlOf(bank, transaction);
  if (url !== null && !transaction.switches.has('webhook_never'))
    void bank.sender.send(
      bank.sender.write(transaction.reference, url, `refund.${status}`, refundNews(refund)),
    );
}

/** The refunds of a transaction, pending or done. */
export function returnedOf({ ledger }: Bank, transaction: Transaction, statuses: readonly string[]): number {
  return ledger
    .refundsOf(transaction)
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);
}

function isReversed(bank: Bank, transaction: Transaction): boolean {
  const { amount } = transactionShape(transaction, bank.mode);
  return (
    transaction.switches.has('part_refund_reverses') || returnedOf(bank, transaction, ['processed']) >= amount
  );
}

/** A refund is queued at once and completes later. */
export function beginRefund(
  bank: Bank,
  transaction: Transaction,
  amount: number,
  merchantNote: string,
): Refund {
  const { switches } = transaction;
  const refund: Refund = {
    id: newId(),
    transaction,
    amount,
    merchantNote,
    createdAt: new Date().toISOString(),
    status: 'pending',
  };
  bank.ledger.refunds.set(refund.id, refund);
  sendRefundEvents(bank, refund);
  void pause(bank.refundMs, undefined, { ref: false }).then(() => {
    refund.status = switches.has('refund_failed')
      ? 'failed'
      : switches.has('refund_needs_attention')
        ? 'needs-attention'
        : transaction.refundEnds;
    if (refund.status === 'processed' && isReversed(bank, transaction)) transaction.status = 'reversed';
    sendRefundEvents(bank, refund);
  });
  return refund;
}
