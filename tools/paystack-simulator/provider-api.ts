import { type Bank, beginRefund, returnedOf } from './payer.ts';
import { refundShape, settlementShape, transactionShape } from './shapes.ts';
import type { SwitchBoard } from './switches.ts';
import type { Transaction } from './transactions.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What happens to the connection instead of a response. */
export type LineFault = 'silence' | 'reset';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ApiContext extends Bank {
  readonly origin: () => string;
  readonly currencies: readonly string[];
}

const MOST_REFERENCE_CHARACTERS = 100;
const REFERENCE = /^[A-Za-z0-9.=-]+$/;
const LEAST_CENTS = 100;

const refused = (status: number, message: string, code: string): ApiAnswer => ({
  status,
  body: {
    status: false,
    message,
    meta: { nextStep: 'See the documentation.' },
    type: 'validation_error',
    code,
  },
});

const SERVER_FAULT: ApiAnswer = {
  status: 500,
  body: { status: false, message: 'Something went wrong', type: 'api_error', code: 'unknown' },
};

const answered = (message: string, data: unknown): ApiAnswer => ({
  status: 200,
  body: { status: true, message, data },
});

function metadataOf(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return given;
  }
}

function checkNew({ ledger, currencies }: ApiContext, body: ApiRequest['body']): ApiAnswer | null {
  const { email, reference } = body;
  const amount = Number(body.amount);
  if (typeof email !== 'string' || !email.includes('@'))
    return refused(400, 'Email is required', 'missing_params');
  if (!Number.isInteger(amount) || amount < LEAST_CENTS)
    return refused(400, 'Invalid Amount Sent', 'invalid_amount');
  if (!currencies.includes(String(body.currency ?? 'NGN')))
    return refused(400, 'Currency not supported by merchant', 'unsupported_currency');
  if (typeof reference === 'string') {
    if (!REFERENCE.test(reference) || reference.length > MOST_REFERENCE_CHARACTERS)
      return refused(400, 'Invalid transaction reference', 'invalid_reference');
    if (ledger.transactions.has(reference))
      return refused(400, 'Duplicate Transaction Reference', 'duplicate_reference');
  }
  return null;
}

function begun(context: ApiContext, body: ApiRequest['body']): Transaction {
  const { reference, email, callback_url, channels } = body;
  return context.ledger.begin({
    reference: typeof reference === 'string' ? reference : `T${Date.now()}`,
    email: String(email),
    amount: Number(body.amount),
    currency: String(body.currency),
    callbackUrl: typeof callback_url === 'string' && URL.canParse(callback_url) ? callback_url : null,
    channels: Array.isArray(channels) ? channels.map(String) : ['card'],
    metadata: metadataOf(body.metadata),
  });
}

export function initialize(context: ApiContext, body: ApiRequest['body']): ApiAnswer | LineFault {
  const switches: SwitchBoard = context.ledger.switchesOf(
    typeof body.reference === 'string' ? body.reference : undefined,
  );
  if (switches.useUp('connection_reset')) return 'reset';
  if (switches.useUp('init_500')) return SERVER_FAULT;
  const fault = checkNew(context, body);
  if (fault) return fault;
  const transaction = begun(context, body);
  if (transaction.switches.useUp('init_timeout_after_commit')) return 'silence';
  const { accessCode, reference } = transaction;
  return answered('Authorization URL created', {
    authorization_url: `${context.origin()}/checkout/${accessCode}`,
    access_code: accessCode,
    reference,
  });
}

function verify(context: ApiContext, reference: string): ApiAnswer | LineFault {
  const transaction = context.ledger.transactions.get(reference);
  const switches = transaction?.switches;
  if (switches?.useUp('connection_reset')) return 'reset';
  if (switches?.useUp('verify_timeout')) return 'silence';
  if (switches?.useUp('verify_500_then_ok')) return SERVER_FAULT;
  if (!transaction || switches?.has('verify_404'))
    return refused(404, 'Transaction reference not found.', 'transaction_not_found');
  return answered('Verification successful', transactionShape(transaction, context.mode));
}

function refund(context: ApiContext, body: ApiRequest['body']): ApiAnswer {
  const { ledger } = context;
  const transaction = ledger.byReferenceOrId(String(body.transaction ?? ''));
  if (!transaction) return refused(404, 'Transaction not found', 'transaction_not_found');
  const returned = returnedOf(context, transaction, ['pending', 'processed']);
  const amount = Number(body.amount ?? transaction.amount);
  const paid = transactionShape(transaction, context.mode).amount;
  const isPaid = transaction.status === 'success' || transaction.status === 'reversed';
  if (!isPaid || returned + amount > paid)
    return refused(400, 'Transaction has been fully reversed or was not paid', 'invalid_refund');
  const begun = beginRefund(context, transaction, amount, String(body.merchant_note ?? ''));
  return answered('Refund has been queued for processing', refundShape(begun));
}

const PER_PAGE = 50;

/** One page of a list, paginated as the provider does it. */
function paged<Row>(rows: readonly Row[], query: URLSearchParams): readonly Row[] {
  const size = Number(query.get('perPage') ?? PER_PAGE);
  const first = (Number(query.get('page') ?? 1) - 1) * size;
  return rows.slice(first, first + size);
}

function isWithin(instant: string, query: URLSearchParams): boolean {
  const at = Date.parse(instant);
  return (
    at >= Date.parse(query.get('from') ?? '1970-01-01') && at <= Date.parse(query.get('to') ?? '9999-12-31')
  );
}

/** Payouts, and the transactions of one. */
function settlements({ ledger, mode }: ApiContext, id: string, query: URLSearchParams): ApiAnswer {
  if (id === '') {
    const shown = [...ledger.settlements.values()]
      .filter(({ settledAt }) => isWithin(settledAt, query))
      .reverse();
    return answered('Settlements retrieved', paged(shown, query).map(settlementShape));
  }
  const found = ledger.settlements.get(id);
  if (!found) return refused(404, 'Settlement not found', 'not_found');
  const shapes = paged(found.transactions, query).map((each) => transactionShape(each, mode));
  return answered('Settlement transactions retrieved', shapes);
}

/** The provider's API for servers; null for an unknown address. */
export function answerApi(context: ApiContext, request: ApiRequest): ApiAnswer | LineFault | null {
  const { method, path, query, body } = request;
  const { ledger, mode } = context;
  const [, kind = '', word = '', name = ''] = path.split('/').map(decodeURIComponent);
  if (method === 'POST' && path === '/transaction/initialize') return initialize(context, body);
  if (method === 'GET' && kind === 'transaction' && word === 'verify') return verify(context, name);
  if (method === 'GET' && path === '/transaction')
    return answered(
      'Transactions retrieved',
      [...ledger.transactions.values()].reverse().map((each) => transactionShape(each, mode)),
    );
  if (method === 'GET' && kind === 'transaction') {
    const found = ledger.byReferenceOrId(word);
    return found
      ? answered('Transaction retrieved', transactionShape(found, mode))
      : refused(404, 'Transaction not found', 'transaction_not_found');
  }
  if (method === 'GET' && kind === 'settlement' && (word === '' || name === 'transactions'))
    return settlements(context, word, query);
  if (method === 'POST' && path === '/refund') return refund(context, body);
  if (method === 'GET' && path === '/refund') {
    const of = query.get('transaction');
    const shown = [...ledger.refunds.values()].filter(
      ({ transaction }) => of === null || transaction.id === of || transaction.reference === of,
    );
    return answered('Refunds retrieved', shown.map(refundShape));
  }
  if (method === 'GET' && kind === 'refund') {
    const found = ledger.refunds.get(word);
    return found
      ? answered('Refund retrieved', refundShape(found))
      : refused(404, 'Refund not found', 'not_found');
  }
  return null;
}
