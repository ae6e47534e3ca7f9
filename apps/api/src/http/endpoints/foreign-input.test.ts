import { endpoints } from '@academy/contract';
import type { Access, Endpoint } from '@academy/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightRequest, sampleOf } from '../../test/fuzz/right-request.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

type Asker = 'nobody' | 'learner' | 'trainer' | 'administrator';
const LEAST: Readonly<Record<Access, Asker>> = {
  public: 'nobody',
  'signed-in': 'learner',
  trainer: 'trainer',
  administrator: 'administrator',
};

let test: TestApp;
let victim: string;
const cookies = new Map<Asker, string>();

beforeAll(async () => {
  test = await createTestApp();
  victim = (await test.addAccount('learner')).id;
  for (const role of ['learner', 'trainer', 'administrator'] as const)
    cookies.set(role, await test.signIn((await test.addAccount(role)).username));
});
afterAll(() => test.close());

/** Query names that a careless handler might use, each with the required refusal. */
function foreignQueries({ params, query, body }: Endpoint): [query: string, sentence: string][] {
  const taken = Object.keys(query?.properties ?? {});
  const foreign = ['userId', 'actorId', 'signInId', 'role', 'address'];
  for (const part of [params, body]) foreign.push(...Object.keys(part?.properties ?? {}));
  return [
    ...foreign
      .filter((name) => !taken.includes(name))
      .map((name): [string, string] => [`${name}=${victim}`, `${name} is not a field of this request.`]),
    ...[...taken, 'userId'].map((name): [string, string] => [
      `${name}=1&${name}=2`,
      `${name} is given more than once.`,
    ]),
  ];
}

// Access itself is tested in contract.test.ts.
it.each(Object.entries<Endpoint>(endpoints))(
  '%s takes nothing from the query that it does not ask for there',
  async (key, endpoint) => {
    const { method, path, payload } = rightRequest(key, endpoint);
    const known = endpoint.query ? Object.entries(sampleOf(endpoint.query) as object) : [];
    const cookie = cookies.get(LEAST[endpoint.access]);
    for (const [query, sentence] of foreignQueries(endpoint)) {
      const rest = known.flatMap(([name, value]) =>
        query.startsWith(`${name}=`) ? [] : [`&${name}=${encodeURIComponent(String(value))}`],
      );
      const answer = await test.app.inject({
        method,
        url: `${path}?${query}${rest.join('')}`,
        headers: { ...(cookie && { cookie }) },
        ...(payload && { payload }),
      });
      expect([answer.statusCode, answer.body], query).toEqual([400, sentence]);
    }
  },
);

describe('a body where none is asked for', () => {
  const writes = Object.entries<Endpoint>(endpoints).filter(
    ([key, { body, params }]) => !key.startsWith('GET') && !body && !params,
  );
  it.each(writes)('is refused by %s', async (key) => {
    const [method, url = ''] = key.split(' ');
    const cookie = cookies.get('administrator');
    const answer = await test.app.inject({
      method: method as 'POST',
      url,
      headers: { ...(cookie && { cookie }) },
      payload: { userId: victim },
    });
    expect([answer.statusCode, answer.body]).toEqual([400, 'userId is not a field of this request.']);
  });
});

describe('an address that is nearly right', () => {
  it.each([
    ['administrator', '/api/admin/outbox?page=1e999', 'page must be of type integer.'],
    ['administrator', '/api/admin/outbox?page=1.5', 'page must be of type integer.'],
    ['administrator', '/api/admin/outbox?page=', 'page must be of type integer.'],
    ['administrator', '/api/admin/outbox?page=0x10', 'page must be of type integer.'],
    ['administrator', '/api/admin/outbox?page=10001', 'page must be <= 10000.'],
    ['learner', '/api/search?text=', 'text must not be empty.'],
    ['learner', '/api/search', 'text is missing.'],
    ['nobody', '/api/courses/category/1e5', 'categoryId must be of type integer.'],
  ] as const)('is refused from %s at %s', async (asker, url, sentence) => {
    const answer = await test.call('GET', url, { cookie: cookies.get(asker) });
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
  });

  it.each(['urn:uuid:00000000-0000-4000-8000-000000000000', '{00000000-0000-4000-8000-000000000000}'])(
    'is refused with the id %s',
    async (id) => {
      const url = `/api/auth/sessions/${encodeURIComponent(id)}`;
      const answer = await test.call('DELETE', url, { cookie: cookies.get('learner') });
      expect([answer.statusCode, answer.body]).toEqual([400, 'signInId is not a valid id.']);
    },
  );
});
