import { type Bank, beginRefund, payByCard, sendDisputeEvents } from './payer.ts';
import { isSwitchName, SWITCHES } from './switches.ts';

interface ControlRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface ControlAnswer {
  readonly status: number;
  readonly value: unknown;
}

const ok = (value: unknown = { ok: true }): ControlAnswer => ({ status: 200, value });
const unknown: ControlAnswer = {
  status: 404,
  value: { message: 'There is no such switch, address or transaction.' },
};

/** How tests and people set its switches. */
export async function answerControl(
  bank: Bank,
  { method, path, body }: ControlRequest,
): Promise<ControlAnswer> {
  const { ledger, sender } = bank;
  if (method === 'GET' && path === '/__sim/deliveries') return ok(sender.deliveries);
  if (method === 'GET' && path === '/__sim/switches') return ok(SWITCHES);
  const reference = typeof body.reference === 'string' ? body.reference : undefined;
  if (method === 'POST' && path === '/__sim/switches') {
    if (!isSwitchName(body.name)) return unknown;
    ledger.switchesOf(reference).set(body.name, body.value === undefined ? undefined : Number(body.value));
    return ok();
  }
  // A payout of everything that was paid since the last one.
  if (method === 'POST' && path === '/__sim/settle')
    return ok({ transactions: ledger.settle().transactions.length });
  const transaction = reference === undefined ? undefined : ledger.transactions.get(reference);
  if (method !== 'POST' || !transaction) return unknown;
  if (path === '/__sim/pay') return ok({ end: await payByCard(bank, transaction) });
  if (path === '/__sim/dispute') {
    sendDisputeEvents(bank, transaction, String(body.status ?? 'awaiting-merchant-feedback'), {
      ...(body.id !== undefined && { id: String(body.id) }),
      ...(body.resolution !== undefined && { resolution: String(body.resolution) }),
    });
    return ok();
  }
  // As from the provider's dashboard, where a partial refund is possible.
  if (path === '/__sim/refund') {
    beginRefund(bank, transaction, Number(body.amount ?? transaction.amount), '');
    return ok();
  }
  if (path === '/__sim/resend') {
    for (const message of sender.sent.filter((each) => each.reference === reference))
      void sender.send(message);
    return ok();
  }
  return unknown;
}
