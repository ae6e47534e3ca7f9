// The network between page and academy: `fetch` calls the real server, with the cookies of the visit.
import { type Answer, type Endpoints, endpoints, type Input, type RefusalCode } from '@academy/contract';
import type { ProblemBody } from '@academy/contract/problem';
import { ACADEMY_URL, academy } from './academy.ts';
import { awaited, settle } from './document/settle.ts';

type EndpointKey = keyof Endpoints;

/** The input of a call, and the academy's own response. */
export interface RuleInput<Key extends EndpointKey> {
  readonly body: Partial<Input<Key>>;
  readonly headers: Headers;
  readonly answer: () => Promise<Answer<Key>>;
}

type Respond = (call: Call) => Promise<Response>;

interface Call {
  readonly method: string;
  readonly address: string;
  readonly headers: Headers;
  readonly body: string | undefined;
}

interface Rule {
  readonly isFor: (call: Call) => boolean;
  readonly respond: Respond;
  /** A step ends without waiting for it. */
  readonly isHeld: boolean;
}

export interface HeldCalls {
  /** Lets the call continue. */
  readonly release: () => Promise<void>;
}

/** The academy's own refusal, passed through a rule. */
class Refused extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`Refused with ${response.status}`);
    this.response = response;
  }
}

const NO_BODY = [204, 304];
const TOLD_HEADERS = ['content-type', 'retry-after'];

function matcher(endpoint: EndpointKey): Rule['isFor'] {
  const [method = '', template = ''] = endpoint.split(' ');
  const pattern = new RegExp(`^${template.replaceAll(/:\w+/g, '[^/]+')}$`);
  return (call) => call.method === method && pattern.test(new URL(call.address, ACADEMY_URL).pathname);
}

function problem(
  status: number,
  code: string,
  detail: string,
  headers: Record<string, string> = {},
): Response {
  const body: ProblemBody = { type: 'about:blank', title: '', status, detail, code, requestId: 'test' };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

function untilAborted(
  response: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (!signal) return response;
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = () => reject(new DOMException('The call was aborted.', 'AbortError'));
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return Promise.race([response, promise]);
}

export class Line {
  /** Every call so far, `GET /api/training`. */
  readonly asked: string[] = [];
  readonly #cookies = new Map<string, string>();
  readonly #rules: Rule[] = [];

  setCookie(cookie: string): void {
    const [name = '', value = ''] = cookie.split('=', 2);
    this.#cookies.set(name, value);
  }

  readonly fetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const call: Call = {
      method: init.method ?? 'GET',
      address: String(input),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : undefined,
    };
    this.asked.push(`${call.method} ${call.address}`);
    // The newest rule wins.
    const rule = this.#rules.findLast(({ isFor }) => isFor(call));
    const response = untilAborted((rule?.respond ?? this.#real)(call), init.signal);
    return rule?.isHeld ? response : awaited(response);
  };

  /** The academy's own response, as the page would get it. */
  read<Key extends EndpointKey>(endpoint: Key, address = endpoint.split(' ')[1] ?? ''): Promise<Answer<Key>> {
    return this.#ask(endpoint, address, undefined);
  }

  /** A write without the page, as from another device of the same person. */
  send<Key extends EndpointKey>(endpoint: Key, input: Input<Key>): Promise<Answer<Key>> {
    const body: Record<string, unknown> = { ...(input as object) };
    const address = (endpoint.split(' ')[1] ?? '').replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = String(body[name]);
      delete body[name];
      return encodeURIComponent(value);
    });
    return this.#ask(endpoint, address, Object.keys(body).length > 0 ? JSON.stringify(body) : undefined);
  }

  async #ask<Key extends EndpointKey>(
    endpoint: Key,
    address: string,
    body: string | undefined,
  ): Promise<Answer<Key>> {
    const headers = new Headers({ accept: 'application/json' });
    if (body !== undefined) headers.set('content-type', 'application/json');
    const method = endpoint.split(' ')[0] ?? 'GET';
    const response = await this.#real({ method, address, headers, body });
    if (!response.ok) throw new Error(`${endpoint}: ${response.status} ${await response.text()}`);
    return (endpoints[endpoint].answer === null ? null : await response.json()) as Answer<Key>;
  }

  /** From now on calls of the endpoint get this. */
  answer<Key extends EndpointKey>(
    endpoint: Key,
    give: (asked: RuleInput<Key>) => Answer<Key> | Promise<Answer<Key>>,
  ): void {
    this.#rule(endpoint, async (call) => {
      const answer = async () => {
        const response = await this.#real(call);
        if (!response.ok) throw new Refused(response);
        return (await response.json()) as Answer<Key>;
      };
      const body = call.body === undefined ? {} : JSON.parse(call.body);
      try {
        const given = await give({ body, headers: call.headers, answer });
        const { status } = endpoints[endpoint];
        return NO_BODY.includes(status) ? new Response(null, { status }) : Response.json(given, { status });
      } catch (error) {
        if (error instanceof Refused) return error.response;
        throw error;
      }
    });
  }

  /** From now on the academy refuses, with the sentence of the contract. */
  refuse<Key extends EndpointKey>(endpoint: Key, code: RefusalCode<Key>): void {
    const refusals: Readonly<Record<string, { status: number; sentence: string }>> =
      endpoints[endpoint].refusals;
    const refusal = refusals[code];
    if (!refusal) throw new Error(`${endpoint} does not refuse with ${code}.`);
    this.#rule(endpoint, async () => problem(refusal.status, code, refusal.sentence));
  }

  /** From now on the academy fails, or is unavailable. */
  fail(endpoint: EndpointKey, status: 500 | 503 = 500): void {
    const code = status === 500 ? 'fault' : 'resting';
    this.#rule(endpoint, async () => problem(status, code, 'Something went wrong.'));
  }

  /** From now on exactly this text is returned for every call. */
  reply(endpoint: EndpointKey, status: number, body: string, type = 'application/json'): void {
    this.#rule(endpoint, async () => new Response(body, { status, headers: { 'content-type': type } }));
  }

  /** From now on the connection fails: before the call arrives, or on the way back, when it has taken effect. */
  lose(endpoint: EndpointKey, when: 'before' | 'after' = 'before'): void {
    this.#rule(endpoint, async (call) => {
      if (when === 'after') await this.#real(call);
      throw new TypeError('Failed to fetch');
    });
  }

  /** From now on calls stay pending, and a step ends without them, until they are released to the previous rule. */
  hold(endpoint: EndpointKey): HeldCalls {
    const waiting = Promise.withResolvers<void>();
    const before = this.#rules.slice();
    const respond: Respond = async (call) => {
      await waiting.promise;
      const rule = before.findLast(({ isFor }) => isFor(call));
      return awaited((rule?.respond ?? this.#real)(call));
    };
    this.#rule(endpoint, respond, true);
    return {
      release() {
        waiting.resolve();
        return settle();
      },
    };
  }

  /** The academy itself responds again. */
  mend(endpoint: EndpointKey): void {
    this.#rule(endpoint, this.#real);
  }

  #rule(endpoint: EndpointKey, respond: Respond, isHeld = false): void {
    this.#rules.push({ isFor: matcher(endpoint), respond, isHeld });
  }

  readonly #real: Respond = async ({ method, address, headers, body }) => {
    const { pathname, search } = new URL(address, ACADEMY_URL);
    const cookie = Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const { app, services } = await academy();
    const answer = await app.inject({
      method: method as 'GET',
      url: `${pathname}${search}`,
      headers: {
        ...Object.fromEntries(headers),
        host: new URL(ACADEMY_URL).host,
        origin: ACADEMY_URL,
        ...(cookie !== '' && { cookie }),
      },
      ...(body !== undefined && { payload: body }),
    });
    for (const { name, value, maxAge } of answer.cookies as {
      name: string;
      value: string;
      maxAge?: number;
    }[]) {
      if (maxAge === 0 || value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    // No test provokes a fault of the real server: it fails the test like an error of the page.
    if (answer.statusCode === 500) console.error(`${method} ${address}: 500 ${answer.body}`);
    // By the academy's clock, which is stopped: this machine's clock would make every page's clock wrong by days.
    const responseHeaders = new Headers({ date: services.clock().toUTCString() });
    for (const name of TOLD_HEADERS) {
      const value = answer.headers[name];
      if (value !== undefined) responseHeaders.set(name, String(value));
    }
    return new Response(NO_BODY.includes(answer.statusCode) ? null : answer.body, {
      status: answer.statusCode,
      headers: responseHeaders,
    });
  };
}
