import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { exactJson } from './shapes.ts';

export interface Delivery {
  readonly reference: string;
  readonly event: string;
  readonly attempt: number;
  /** The status of the academy's response; 0 without a response. */
  readonly status: number;
}

export interface Message {
  readonly reference: string;
  readonly event: string;
  readonly url: string;
  readonly body: string;
  readonly signature: string;
}

const MINUTE_MS = 60_000;
// Every three minutes for the first four tries, then hourly.
const RETRY_MS = [3, 3, 3, 60, 60, 60].map((minutes) => minutes * MINUTE_MS);
const WAIT_MS = 30_000;

interface Form {
  readonly isBadlySigned?: boolean;
  readonly isReordered?: boolean;
}

/** A body that changes when it is parsed and printed again. */
function oddBody(event: string, data: object): string {
  const inner = exactJson(data).slice(1);
  return `{ "data": {"10":"b","2":"a","ratio":1.0, ${inner}, "event": "${event}" }`;
}

/** Sends signed webhooks, byte by byte the same at each try, until the response is 200. */
export class WebhookSender {
  readonly deliveries: Delivery[] = [];
  readonly sent: Message[] = [];
  readonly #secretKey: string;
  readonly #speed: number;
  readonly #underWay = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(secretKey: string, speed: number) {
    this.#secretKey = secretKey;
    this.#speed = speed;
  }

  write(reference: string, url: string, event: string, data: object, form: Form = {}): Message {
    const body = form.isReordered ? oddBody(event, data) : exactJson({ event, data });
    const key = form.isBadlySigned ? 'sk_test_of_somebody_else' : this.#secretKey;
    const signature = createHmac('sha512', key).update(body).digest('hex');
    const message = { reference, event, url, body, signature };
    this.sent.push(message);
    return message;
  }

  /** In the background; `idle` waits for it. */
  send(message: Message, delayMs = 0): Promise<void> {
    const sending = this.#deliver(message, delayMs).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
    return sending;
  }

  async #deliver(message: Message, delayMs: number): Promise<void> {
    const { signal } = this.#stopping;
    await pause(delayMs, undefined, { signal }).catch(() => undefined);
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      const status = await this.#try(message);
      const { reference, event } = message;
      this.deliveries.push({ reference, event, attempt, status });
      const wait = RETRY_MS[attempt - 1];
      if (status === 200 || wait === undefined) return;
      await pause(wait / this.#speed, undefined, { signal }).catch(() => undefined);
    }
  }

  async #try({ url, body, signature }: Message): Promise<number> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(WAIT_MS)]),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.idle();
  }
}
