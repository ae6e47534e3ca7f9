import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerCheckout } from './checkout.ts';
import { answerControl } from './control.ts';
import { inlineScript } from './inline-script.ts';
import { beginRefund, payBy, payByCard, sendDisputeEvents } from './payer.ts';
import { type ApiContext, answerApi, initialize } from './provider-api.ts';
import { exactJson } from './shapes.ts';
import type { SwitchName } from './switches.ts';
import type { CardForm } from './test-cards.ts';
import { Ledger, type Payout } from './transactions.ts';
import { WebhookSender } from './webhooks.ts';

export interface SimulatorOptions {
  readonly port?: number;
  readonly secretKey?: string;
  readonly webhookUrl?: string | null;
  /** How much faster than the provider it retries webhooks. */
  readonly speed?: number;
  readonly refundMs?: number;
}

const MOST_BODY_BYTES = 100_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MOST_BODY_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** JSON or a form, as the provider accepts both. */
function fieldsOf(text: string, type: string): Record<string, unknown> {
  if (!type.includes('json')) return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const INVALID_KEY = {
  status: false,
  message: 'Invalid key',
  meta: { nextStep: 'Ensure that you provide the correct authorization key for the request' },
  type: 'validation_error',
  code: 'invalid_Key',
};

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  });
  response.end(exactJson(value));
}

/** A server that behaves as the provider does, with faults on demand. It knows nothing of the academy. */
export async function startSimulator(options: SimulatorOptions = {}) {
  const { port = 0, secretKey = 'sk_test_simulator', webhookUrl = null, speed = 60, refundMs = 20 } = options;
  if (!secretKey.startsWith('sk_test_')) throw new Error('The simulator takes test keys only.');
  const sender = new WebhookSender(secretKey, speed);
  const ledger = new Ledger();
  let origin = '';
  const context: ApiContext = {
    ledger,
    sender,
    mode: 'test',
    webhookUrl,
    refundMs,
    origin: () => origin,
    currencies: ['ZAR'],
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const method = request.method ?? 'GET';
    const body = fieldsOf(await bodyOf(request), request.headers['content-type'] ?? '');
    const { pathname: path } = url;
    if (method === 'OPTIONS') return sendJson(response, 204, null);
    if (path === '/v2/inline.js') {
      response.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
      });
      response.end(inlineScript(origin));
      return;
    }
    if (path.startsWith('/__sim/')) {
      const { status, value } = await answerControl(context, { method, path, body });
      return sendJson(response, status, value);
    }
    if (path === '/checkout/request_inline') {
      const begun = initialize(context, body);
      return typeof begun === 'string'
        ? void request.socket.destroy()
        : sendJson(response, begun.status, begun.body);
    }
    const page = await answerCheckout(context, { method, path, body });
    if (page) {
      const type = page.location
        ? { location: page.location }
        : { 'content-type': 'text/html; charset=utf-8' };
      response.writeHead(page.location ? 303 : page.status, type);
      response.end(page.html);
      return;
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`) return sendJson(response, 401, INVALID_KEY);
    const slowness = ledger.switchesOf(nameIn(path, body)).valueOf('slow');
    if (slowness > 0) await pause(slowness);
    const result = answerApi(context, { method, path, query: url.searchParams, body });
    if (result === 'reset') request.socket.destroy();
    else if (result === null) sendJson(response, 404, { status: false, message: 'Not found' });
    // No response: the caller gives up, or we end.
    else if (result !== 'silence') sendJson(response, result.status, result.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      sendJson(response, 500, { status: false, message: String(error) });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const known = (reference: string) => {
    const transaction = ledger.transactions.get(reference);
    if (!transaction) throw new Error(`There is no transaction ${reference}.`);
    return transaction;
  };
  return {
    url: origin,
    secretKey,
    ledger,
    sender,
    setSwitch: (name: SwitchName, value?: number, reference?: string) =>
      ledger.switchesOf(reference).set(name, value),
    pay: (reference: string, card?: CardForm) => payByCard(context, known(reference), card),
    payBy: (reference: string, channel: string) => payBy(context, known(reference), channel),
    dispute: (reference: string, status: string, id?: string, resolution?: string) =>
      sendDisputeEvents(context, known(reference), status, { id, ...(resolution && { resolution }) }),
    /** As from the provider's dashboard. */
    refund: (reference: string, amount: number) => beginRefund(context, known(reference), amount, ''),
    /** A payout to the merchant's bank. */
    settle: (payout?: Payout) => ledger.settle(payout),
    async close() {
      await sender.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function nameIn(path: string, body: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof body.reference === 'string') return body.reference;
  return /^\/transaction\/verify\/([^/]+)$/.exec(path)?.[1];
}
