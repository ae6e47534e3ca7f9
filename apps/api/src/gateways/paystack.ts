// Our own client. The provider's package, `@paystack/paystack-sdk` 1.2.1, is published without its code. `paystack-sdk` 4.2.1
// has no timeout, no limit on the size of a response and no other address than the real one (for the simulator), follows
// redirects, and rounds ids beyond 2^53.
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  CURRENCY,
  type PaymentMode,
  type Settlement,
  type TakenPayment,
} from '@academy/domain/commerce/payments';
import type { Config } from '../config.ts';
import { parseExactJson } from './exact-json.ts';
import {
  type ProviderAnswer,
  type ProviderRefund,
  type ProviderTransaction,
  readRefund,
  readRefunds,
  readTransaction,
} from './paystack-answers.ts';
import { type Listed, listPayments, listSettlements, type ReadList } from './paystack-lists.ts';

interface NewTransaction {
  readonly reference: string;
  readonly email: string;
  readonly amountInCents: number;
  readonly callbackUrl: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

interface StartedTransaction {
  readonly accessCode: string;
  readonly authorizationUrl: string;
}

interface NewRefund {
  readonly transaction: string;
  readonly amountInCents: number;
  /** Identifies a refund whose response was lost: the provider has no idempotency keys for refunds. */
  readonly merchantNote: string;
}

export interface Paystack {
  readonly mode: PaymentMode;
  readonly initialize: (order: NewTransaction) => Promise<ProviderAnswer<StartedTransaction>>;
  readonly verify: (reference: string) => Promise<ProviderAnswer<ProviderTransaction>>;
  readonly refund: (refund: NewRefund) => Promise<ProviderAnswer<ProviderRefund>>;
  readonly findRefund: (id: string) => Promise<ProviderAnswer<ProviderRefund>>;
  readonly refundsOf: (transactionId: string) => Promise<ProviderAnswer<readonly ProviderRefund[]>>;
  /** All payments between two instants. */
  readonly payments: (from: Date, until: Date) => Promise<ProviderAnswer<Listed<TakenPayment>>>;
  /** All payouts to our bank between two instants. */
  readonly settlements: (from: Date, until: Date) => Promise<ProviderAnswer<Listed<Settlement>>>;
  /** Whether exactly these bytes were signed with our key. */
  readonly isSigned: (body: Buffer, signature: string) => boolean;
}

const MOST_ANSWER_BYTES = 1_000_000;
const HEX_SHA512 = /^[0-9a-f]{128}$/;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Read in chunks, so that an endless response does not fill the memory. */
async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_ANSWER_BYTES) throw new Error('The answer is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Notified whether the provider accepts our key. */
export interface ProviderWatch {
  /** 401 or 403: our configuration is wrong, whatever was requested. */
  readonly denied: (status: number) => Promise<void>;
  readonly answered: () => Promise<void>;
}

const DENIED: readonly number[] = [401, 403];

interface Caller {
  readonly watch: ProviderWatch;
  readonly baseUrl: string;
  readonly secretKey: string;
  readonly timeoutMs: number;
}

async function call<Value>(
  { baseUrl, secretKey, timeoutMs, watch }: Caller,
  path: string,
  body: object | null,
  read: (data: unknown) => Value | null,
): Promise<ProviderAnswer<Value>> {
  try {
    const answer = await fetch(`${baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      // No redirects: our key must not be sent elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(answer);
    if (answer.status >= 500 || answer.status === 429) return { kind: 'away' };
    // The outcome is unknown: least of all does it mean that it was not paid.
    if (DENIED.includes(answer.status)) {
      await watch.denied(answer.status);
      return { kind: 'away' };
    }
    const fields = fieldsOf(parseExactJson(text));
    await watch.answered();
    // `status` says whether the call worked, never whether something was paid.
    if (!answer.ok || fields.status !== true)
      return {
        kind: 'refused',
        status: answer.status,
        code: textOf(fields.code),
        message: textOf(fields.message),
      };
    const value = read(fields.data);
    return value === null ? { kind: 'away' } : { kind: 'answered', value };
  } catch {
    return { kind: 'away' };
  }
}

function readStarted(data: unknown): StartedTransaction | null {
  const fields = fieldsOf(data);
  const [accessCode, authorizationUrl] = [textOf(fields.access_code), textOf(fields.authorization_url)];
  return accessCode !== '' && URL.canParse(authorizationUrl) ? { accessCode, authorizationUrl } : null;
}

/** The provider's client, with the academy's key; null without one. */
export function createPaystack(
  {
    payments,
    PAYSTACK_CHANNELS,
    PAYSTACK_TIMEOUT_MS,
  }: Pick<Config, 'payments' | 'PAYSTACK_CHANNELS' | 'PAYSTACK_TIMEOUT_MS'>,
  watch: ProviderWatch,
): Paystack | null {
  if (payments === null) return null;
  const { mode, secretKey, baseUrl } = payments;
  const caller: Caller = { baseUrl, secretKey, timeoutMs: PAYSTACK_TIMEOUT_MS, watch };
  const read: ReadList = (path, reader) => call(caller, path, null, reader);
  return {
    mode,
    initialize({ reference, email, amountInCents, callbackUrl, metadata }) {
      const body = {
        reference,
        email,
        amount: amountInCents,
        // Without it the account's default applies, which need not be rand.
        currency: CURRENCY,
        callback_url: callbackUrl,
        channels: PAYSTACK_CHANNELS,
        metadata,
      };
      return call(caller, '/transaction/initialize', body, readStarted);
    },
    verify: (reference) =>
      call(caller, `/transaction/verify/${encodeURIComponent(reference)}`, null, readTransaction),
    refund({ transaction, amountInCents, merchantNote }) {
      const body = { transaction, amount: amountInCents, currency: CURRENCY, merchant_note: merchantNote };
      return call(caller, '/refund', body, readRefund);
    },
    findRefund: (id) => call(caller, `/refund/${encodeURIComponent(id)}`, null, readRefund),
    refundsOf: (transactionId) =>
      call(caller, `/refund?transaction=${encodeURIComponent(transactionId)}`, null, readRefunds),
    payments: (from, until) => listPayments(read, from, until),
    settlements: (from, until) => listSettlements(read, from, until),
    isSigned(body, signature) {
      if (!HEX_SHA512.test(signature)) return false;
      const expected = createHmac('sha512', secretKey).update(body).digest();
      return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
    },
  };
}
