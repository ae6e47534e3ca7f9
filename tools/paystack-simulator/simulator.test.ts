import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator } from './server.ts';
import { TEST_CARDS } from './test-cards.ts';

type Running = Awaited<ReturnType<typeof startSimulator>>;
const SECRET = 'sk_test_of_this_test';
let simulator: Running;
const received: { body: string; signature: string }[] = [];
/** How often the shop responds with an error before it accepts. */
let refusals = 0;
const shop = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += String(chunk);
  });
  request.on('end', () => {
    received.push({ body, signature: String(request.headers['x-paystack-signature']) });
    refusals -= 1;
    response.writeHead(refusals >= 0 ? 500 : 200).end();
  });
});
let shopUrl = '';

beforeAll(async () => {
  simulator = await startSimulator({ secretKey: SECRET, speed: 100_000, refundMs: 1 });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await simulator.close();
  shop.close();
});

interface Envelope {
  status: boolean;
  message: string;
  code?: string;
  data: Record<string, unknown>;
}

async function api(
  path: string,
  body?: object,
  key = SECRET,
): Promise<{ status: number; envelope: Envelope }> {
  const answer = await fetch(`${simulator.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, envelope: (await answer.json()) as Envelope };
}

let last = 0;
const order = (more: object = {}) => {
  last += 1;
  return {
    reference: `T-${last}`,
    email: 'a@example.co.za',
    amount: 117_000,
    currency: 'ZAR',
    callback_url: `${shopUrl}/payment/return`,
    metadata: { cancel_action: `${shopUrl}/left` },
    ...more,
  };
};

async function begin(more: object = {}): Promise<{ reference: string; code: string }> {
  const { envelope } = await api('/transaction/initialize', order(more));
  return { reference: String(envelope.data.reference), code: String(envelope.data.access_code) };
}

function submit(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${simulator.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

describe('the interface', () => {
  it('asks for the key', async () => {
    const { status, envelope } = await api('/transaction/initialize', order(), 'sk_test_other');
    expect([status, envelope.message]).toEqual([401, 'Invalid key']);
  });

  it.each([
    [{ email: '' }, 'missing_params'],
    [{ amount: 99 }, 'invalid_amount'],
    [{ amount: 10.5 }, 'invalid_amount'],
    [{ currency: undefined }, 'unsupported_currency'],
    [{ currency: 'NGN' }, 'unsupported_currency'],
    [{ reference: 'with_underscore' }, 'invalid_reference'],
  ])('refuses %j as %s', async (more, code) => {
    const { status, envelope } = await api('/transaction/initialize', order(more));
    expect([status, envelope.status, envelope.code]).toEqual([400, false, code]);
  });

  it('knows a reference once', async () => {
    const { reference } = await begin();
    const { envelope } = await api('/transaction/initialize', order({ reference }));
    expect(envelope.code).toBe('duplicate_reference');
  });

  it('calls a payment that nobody has finished abandoned, and an unknown one not found', async () => {
    const { reference } = await begin();
    const { envelope } = await api(`/transaction/verify/${reference}`);
    expect(envelope.data).toMatchObject({
      status: 'abandoned',
      amount: 117_000,
      currency: 'ZAR',
      domain: 'test',
    });
    expect((await api('/transaction/verify/T-nothing')).status).toBe(404);
  });

  it('has ids that no JavaScript number holds', async () => {
    const { reference } = await begin();
    const answer = await fetch(`${simulator.url}/transaction/verify/${reference}`, {
      headers: { authorization: `Bearer ${SECRET}` },
    });
    const [, id = ''] = /"id":(\d+)/.exec(await answer.text()) ?? [];
    expect(Number.isSafeInteger(Number(id))).toBe(false);
  });
});

describe('the page', () => {
  it('pays with the card that is filled in and sends the payer back with both names of the reference', async () => {
    const { reference, code } = await begin();
    expect(await (await fetch(`${simulator.url}/checkout/${code}`)).text()).toContain('Pay ZAR 1170.00');
    const paid = await submit(`/checkout/${code}/card`, { number: '4084 0840 8408 4081', cvv: '408' });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(
      `${shopUrl}/payment/return?trxref=${reference}&reference=${reference}`,
    );
    const { envelope } = await api(`/transaction/verify/${reference}`);
    expect(envelope.data).toMatchObject({ status: 'success', channel: 'card', fees: 3493 });
  });

  it('sends who cancels to the address for that', async () => {
    const { code } = await begin();
    const left = await submit(`/checkout/${code}/cancel`, {});
    expect(left.headers.get('location')).toBe(`${shopUrl}/left`);
  });

  it.each(Object.entries(TEST_CARDS))('the card %s does what its line says', async (number, card) => {
    const { reference, code } = await begin();
    const typed: Record<string, string> = { number, cvv: card.cvv };
    for (const name of ['pin', 'otp'] as const) {
      if (card[name] === undefined) continue;
      expect(await (await submit(`/checkout/${code}/card`, typed)).text()).toContain(`id="${name}"`);
      typed[name] = card[name];
    }
    await submit(`/checkout/${code}/card`, typed);
    const { envelope } = await api(`/transaction/verify/${reference}`);
    expect(envelope.data.status).toBe(card.outcome === 'success' ? 'success' : 'failed');
  });

  it('in the popup notifies the page around it', async () => {
    const { reference, code } = await begin();
    const script = await (await fetch(`${simulator.url}/v2/inline.js`)).text();
    for (const name of ['resumeTransaction', 'newTransaction', 'cancelTransaction', 'preloadTransaction'])
      expect(script).toContain(`${name}(`);
    const end = await submit(`/popup/${code}/card`, { number: '4084084084084081', cvv: '408' });
    const html = await end.text();
    expect(html).toContain('"event":"success"');
    expect(html).toContain(reference);
  });
});

describe('news', () => {
  it('is signed over its bytes and repeated, the same, until it is answered with 200', async () => {
    await simulator.sender.idle();
    received.length = 0;
    refusals = 2;
    const { reference } = await begin();
    await simulator.pay(reference);
    await simulator.sender.idle();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    for (const { body, signature } of received)
      expect(signature).toBe(createHmac('sha512', SECRET).update(body).digest('hex'));
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      event: 'charge.success',
      data: { reference },
    });
    const statuses = simulator.sender.deliveries.filter((each) => each.reference === reference);
    expect(statuses.map(({ status }) => status)).toEqual([500, 500, 200]);
  });
});

describe('a simulator', () => {
  it('does not start with a live key', async () => {
    await expect(startSimulator({ secretKey: 'sk_live_x' })).rejects.toThrow('test keys only');
  });

  it('takes its switches over HTTP, for the next payment', async () => {
    const answer = await submit('/__sim/switches', { name: 'declined' });
    expect(answer.status).toBe(200);
    const { reference, code } = await begin();
    await submit(`/checkout/${code}/card`, { number: '4084084084084081', cvv: '408' });
    const { envelope } = await api(`/transaction/verify/${reference}`);
    expect(envelope.data).toMatchObject({ status: 'failed', gateway_response: 'Declined' });
    expect((await submit('/__sim/switches', { name: 'nothing' })).status).toBe(404);
  });

  it('returns a payment once', async () => {
    const { reference } = await begin();
    await simulator.pay(reference);
    const refund = () => api('/refund', { transaction: reference, amount: 117_000, merchant_note: 'note' });
    expect((await refund()).envelope.data).toMatchObject({ status: 'pending', merchant_note: 'note' });
    expect((await refund()).status).toBe(400);
  });

  it.each([
    [false, 'success'],
    [true, 'reversed'],
  ])('refunds parts up to what was paid; calls a part reversed: %s', async (reverses, status) => {
    const { reference } = await begin();
    if (reverses) simulator.setSwitch('part_refund_reverses', undefined, reference);
    await simulator.pay(reference);
    const refund = (amount: number) => api('/refund', { transaction: reference, amount });
    expect((await refund(10_000)).status).toBe(200);
    const read = async () => (await api(`/transaction/verify/${reference}`)).envelope.data.status;
    await expect
      .poll(async () => (await api(`/refund?transaction=${reference}`)).envelope.data)
      .toMatchObject([{ amount: 10_000, status: 'processed' }]);
    expect(await read()).toBe(status);
    expect((await refund(107_001)).status).toBe(400);
    expect((await refund(107_000)).status).toBe(200);
    await expect.poll(read).toBe('reversed');
  });
});

describe('payouts', () => {
  interface Payout {
    readonly id: number;
    readonly total_processed: number;
    readonly total_fees: number;
    readonly effective_amount: number;
  }
  const list = async (path: string) => (await api(path)).envelope.data as unknown as Payout[];

  it('are made on demand alone, of what was paid and is in no payout yet', async () => {
    const [paid, unpaid] = [await begin(), await begin()];
    await simulator.pay(paid.reference);
    const { id } = simulator.settle({ references: [paid.reference, unpaid.reference] });
    const [newest] = await list('/settlement');
    expect(newest).toMatchObject({ total_processed: 117_000, total_fees: 3493, effective_amount: 113_507 });
    expect(await list(`/settlement/${id}/transactions`)).toEqual([
      expect.objectContaining({ reference: paid.reference, amount: 117_000 }),
    ]);
    expect(simulator.settle({ references: [paid.reference] }).transactions).toEqual([]);
  });

  it('are listed by their day, page by page', async () => {
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-03'])
      simulator.settle({ references: [], settledAt: `${day}T00:00:00.000Z` });
    const period = 'from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z';
    expect(await list(`/settlement?${period}`)).toHaveLength(2);
    expect(await list(`/settlement?${period}&perPage=1&page=2`)).toHaveLength(1);
    expect((await api('/settlement/7/transactions')).status).toBe(404);
  });
});

describe('the command', () => {
  const run = (environment: Record<string, string>) => {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('main.ts', import.meta.url)), '--port', '0'],
      {
        env: { PATH: process.env.PATH, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
      });
    return { child, output: () => output, ended: once(child, 'exit') };
  };

  it('prints the two settings to start the academy with', async () => {
    const { child, output, ended } = run({});
    await expect.poll(output).toMatch(/PAYSTACK_SECRET_KEY=sk_test_\w+ PAYSTACK_BASE_URL=http:\S+ /);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it.each([{ PAYSTACK_SECRET_KEY: 'sk_live_x' }, { NODE_ENV: 'production' }])(
    'refuses to start with %j',
    async (environment) => {
      const { output, ended } = run(environment);
      expect(await ended).toEqual([1, null]);
      expect(output()).toContain('test keys only');
    },
  );
});
