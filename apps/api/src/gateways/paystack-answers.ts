// The provider's responses are parsed leniently: fields are numbers, texts or absent.
import {
  CURRENCY,
  type ProviderPayment,
  type SettledPayment,
  type Settlement,
  type TakenPayment,
} from '@academy/domain/commerce/payments';

/** `away`: the outcome of the call is unknown. `refused`: the provider has rejected it. */
export type ProviderAnswer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string }
  | { readonly kind: 'away' };

export interface ProviderTransaction extends ProviderPayment {
  readonly id: string;
  readonly channel: string | null;
  readonly feesInCents: number | null;
}

export interface ProviderRefund {
  readonly id: string;
  readonly status: string;
  /** Null when the provider does not say it. */
  readonly amountInCents: number | null;
  readonly merchantNote: string | null;
  /** The payer's bank has requested it. */
  readonly isOfDispute: boolean;
}

/** The part of a webhook that we use. */
export interface ProviderNews {
  readonly event: string;
  readonly reference: string | null;
  readonly dispute: ProviderDispute | null;
}

export interface ProviderDispute {
  readonly id: string;
  readonly status: string;
  readonly category: string | null;
  readonly resolution: string | null;
  readonly amountInCents: number | null;
  readonly dueAt: Date | null;
  readonly resolvedAt: Date | null;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

const MOST_CHARACTERS = 200;

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  // PostgreSQL stores every character but NUL.
  return typeof value === 'string' && value !== '' && !value.includes('\0')
    ? value.slice(0, MOST_CHARACTERS)
    : null;
}

/** Amounts are numbers in some responses and texts in others. */
function wholeOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : null;
}

function instantOf(value: unknown): Date | null {
  const instant = typeof value === 'string' ? new Date(value) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

export function readTransaction(data: unknown): ProviderTransaction | null {
  const fields = fieldsOf(data);
  const id = textOf(fields?.id);
  const status = textOf(fields?.status);
  const amountInCents = wholeOf(fields?.amount);
  if (!fields || id === null || status === null || amountInCents === null) return null;
  return {
    id,
    status,
    amountInCents,
    requestedInCents: wholeOf(fields.requested_amount),
    reference: textOf(fields.reference) ?? '',
    currency: textOf(fields.currency) ?? '',
    mode: textOf(fields.domain) ?? '',
    channel: textOf(fields.channel),
    feesInCents: wholeOf(fields.fees),
  };
}

export function readRefund(data: unknown): ProviderRefund | null {
  const fields = fieldsOf(data);
  const id = textOf(fields?.id);
  const status = textOf(fields?.status);
  if (!fields || id === null || status === null) return null;
  return {
    id,
    status,
    amountInCents: wholeOf(fields.amount),
    merchantNote: textOf(fields.merchant_note),
    isOfDispute: (fields.dispute ?? null) !== null,
  };
}

export function readRefunds(data: unknown): readonly ProviderRefund[] | null {
  return Array.isArray(data) ? data.flatMap((each: unknown) => readRefund(each) ?? []) : null;
}

function readDispute(data: Fields): ProviderDispute | null {
  const id = textOf(data.id);
  if (id === null) return null;
  return {
    id,
    status: textOf(data.status) ?? 'unknown',
    category: textOf(data.category),
    resolution: textOf(data.resolution),
    amountInCents: wholeOf(data.refund_amount),
    dueAt: instantOf(data.due_at ?? data.dueAt),
    resolvedAt: instantOf(data.resolved_at ?? data.resolvedAt),
  };
}

/** Null when a signed body is not an event that we know. */
export function readNews(body: unknown): ProviderNews | null {
  const fields = fieldsOf(body);
  const event = textOf(fields?.event);
  if (event === null) return null;
  const data = fieldsOf(fields?.data) ?? {};
  const transaction = fieldsOf(data.transaction);
  return {
    event,
    // A charge has it itself, a refund names its transaction's, a dispute contains the transaction.
    reference: textOf(data.transaction_reference) ?? textOf(transaction?.reference) ?? textOf(data.reference),
    dispute: event.startsWith('charge.dispute.') ? readDispute(data) : null,
  };
}

/** The paid transactions of a list, whatever happened to the money later. */
export function readTakenPayments(data: unknown): readonly TakenPayment[] | null {
  if (!Array.isArray(data)) return null;
  return data.flatMap((each: unknown) => {
    const fields = fieldsOf(each);
    const paidAt = instantOf(fields?.paid_at ?? fields?.paidAt);
    const amountInCents = wholeOf(fields?.amount);
    const wasTaken = fields?.status === 'success' || fields?.status === 'reversed';
    if (!wasTaken || paidAt === null || amountInCents === null) return [];
    return [{ reference: textOf(fields?.reference) ?? '', amountInCents, paidAt }];
  });
}

/** A payout without its payments, which are a separate list. */
type SettlementHead = Omit<Settlement, 'payments'>;

/** The payouts in rand of a list; one without a number, a day or a sum is skipped. */
export function readSettlements(data: unknown): readonly SettlementHead[] | null {
  if (!Array.isArray(data)) return null;
  return data.flatMap((each: unknown) => {
    const fields = fieldsOf(each);
    const id = textOf(fields?.id);
    const settledAt = instantOf(fields?.settlement_date ?? fields?.createdAt);
    const processedInCents = wholeOf(fields?.total_processed);
    // Not everything that was settled is paid out: refunds are deducted.
    const paidOutInCents = wholeOf(fields?.effective_amount) ?? wholeOf(fields?.total_amount);
    if (id === null || settledAt === null || processedInCents === null || paidOutInCents === null) return [];
    if ((textOf(fields?.currency) ?? CURRENCY) !== CURRENCY) return [];
    const feesInCents = wholeOf(fields?.total_fees) ?? 0;
    const status = textOf(fields?.status) ?? 'unknown';
    return [{ id, status, settledAt, processedInCents, feesInCents, paidOutInCents }];
  });
}

export function readSettledPayments(data: unknown): readonly SettledPayment[] | null {
  if (!Array.isArray(data)) return null;
  return data.flatMap((each: unknown) => {
    const fields = fieldsOf(each);
    const amountInCents = wholeOf(fields?.amount);
    return amountInCents === null ? [] : [{ reference: textOf(fields?.reference) ?? '', amountInCents }];
  });
}
