import fc, { type Arbitrary } from 'fast-check';
import { anyTexts } from './any-texts.ts';
import { type KnownValues, valuesOf } from './fitting-values.ts';
import type { Operation } from './operations.ts';

const ASKERS = ['nobody', 'learner', 'trainer', 'administrator'] as const;
export type Asker = (typeof ASKERS)[number];

/** A request as it is sent. */
export interface FuzzRequest {
  readonly operation: Operation;
  readonly asker: Asker;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  "' or 1=1 --",
  '"; drop table users; --',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%00',
  '%2e%2e%2f',
  '\u202e\u0007\ufeff',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '1e999',
  '-1',
  '0x10',
  '9007199254740993',
  'urn:uuid:00000000-0000-4000-8000-000000000000',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-12-31T23:59:60Z',
  '2026-02-30T00:00:00Z',
  'x'.repeat(5000),
  'é'.repeat(300),
] as const;

const hostileTexts = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), anyTexts(60));
const hostileValues: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileTexts },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, [], {}, [[[[]]]], ['a', 'a']),
  },
);

function bodies({ body }: Operation, known: KnownValues): Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = body ?? {};
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, valuesOf(name, schema, known)]),
    ),
    { requiredKeys: [...required], noNullPrototype: true },
  ) as Arbitrary<Record<string, unknown>>;
}

/** How a request is made invalid: one field damaged, left out or added, or the whole body replaced. */
const spoilings = fc.record({
  place: fc.constantFrom('body', 'path', 'query', 'whole body', 'text', 'nothing'),
  which: fc.nat(20),
  how: fc.constantFrom('spoil', 'leave out', 'add', 'double'),
  value: hostileValues,
  name: fc.oneof(
    fc.constantFrom('userId', 'actorId', 'signInId', 'role', 'ok', '__proto__', 'length'),
    hostileTexts,
  ),
});
type Spoiling = typeof spoilings extends Arbitrary<infer Value> ? Value : never;

function spoiltBody(body: Record<string, unknown>, { which, how, value, name }: Spoiling): unknown {
  const names = Object.keys(body);
  const chosen = names[which % Math.max(names.length, 1)];
  if (how === 'add' || chosen === undefined) return { ...body, [name]: value };
  if (how === 'leave out') return Object.fromEntries(Object.entries(body).filter(([key]) => key !== chosen));
  return { ...body, [chosen]: how === 'double' ? [body[chosen], body[chosen]] : value };
}

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

type Pair = readonly [name: string, value: unknown];

function spoiltPairs(pairs: readonly Pair[], { which, how, value, name }: Spoiling): Pair[] {
  const text = typeof value === 'object' ? JSON.stringify(value) : value;
  const chosen = pairs[which % Math.max(pairs.length, 1)];
  if (how === 'add' || !chosen) return [...pairs, [name, text]];
  if (how === 'leave out') return pairs.filter((pair) => pair !== chosen);
  if (how === 'double') return [...pairs, chosen];
  return pairs.map((pair) => (pair === chosen ? [chosen[0], text] : pair));
}

const otherHeaders = fc.record(
  {
    accept: fc.constantFrom('application/problem+json', '*/*', 'text/html', ''),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0.5, br;q=0', '*', 'nonsense;;;q=x', 'identity;q=0'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"x"'),
    'idempotency-key': fc.oneof(fc.constantFrom('a', 'b', 'c', ' ', 'x'.repeat(201)), fc.uuid()),
    'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('nonsense', '1.2.3.4, 5.6.7.8')),
    'user-agent': fc.string({ maxLength: 400 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?')),
    'x-request-id': fc.constantFrom('fuzz', '<script>', 'x'.repeat(100)),
  },
  { requiredKeys: [] },
);

export function fuzzRequests(operation: Operation, known: KnownValues): Arbitrary<FuzzRequest> {
  const of = (place: 'path' | 'query') =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema }) => valuesOf(name, schema, known).map((value): Pair => [name, value]));
  return fc
    .record({
      asker: fc.constantFrom(...ASKERS),
      path: fc.tuple(...of('path')),
      query: fc.tuple(...of('query')),
      body: bodies(operation, known),
      spoiling: fc.option(spoilings, { freq: 2 }),
      headers: otherHeaders,
    })
    .map(({ asker, path, query, body, spoiling, headers }) => {
      const place = spoiling?.place;
      const parts = new Map(
        (spoiling && place === 'path' ? spoiltPairs(path as Pair[], spoiling) : (path as Pair[])).map(
          (pair) => pair,
        ),
      );
      const pairs =
        spoiling && place === 'query' ? spoiltPairs(query as Pair[], spoiling) : (query as Pair[]);
      const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encoded(parts.get(name) ?? 'x'));
      const search = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
      const hasBody = operation.method !== 'GET' && (operation.body !== null || place === 'body');
      const sent = spoiling && place === 'body' ? spoiltBody(body, spoiling) : body;
      const whole = spoiling && place === 'whole body' ? spoiling.value : sent;
      const text = spoiling && place === 'text' ? String(spoiling.name) : JSON.stringify(whole);
      return {
        operation,
        asker,
        url: search === '' ? address : `${address}?${search}`,
        headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
        body: hasBody ? text : null,
      };
    });
}
