import { endpoints } from '@academy/contract';
import type { Endpoint } from '@academy/contract/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyTexts } from '../../test/fuzz/any-texts.ts';
import { propertyRuns } from '../../test/property-runs.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  cookie = await test.signIn((await test.addAccount('administrator')).username);
});
afterAll(() => test.close());

const nasty = fc.oneof(
  anyTexts(40),
  fc.constantFrom("' or 1=1 --", '\u0000', '\ud800', '../../etc/passwd', '<script>', '%00', 'x'.repeat(5000)),
);
const anyJson = fc.jsonValue();
const anything = fc.oneof(nasty, anyJson);
const queries = fc.webQueryParameters();

/** Bodies with the right names and arbitrary values. */
function bodiesFor({ body }: Endpoint) {
  const names = Object.keys(body?.properties ?? {});
  const fields = fc.record(Object.fromEntries(names.map((name) => [name, anything])));
  return fc.oneof({ weight: 4, arbitrary: fields }, { weight: 1, arbitrary: anyJson });
}

const writes = Object.entries<Endpoint>(endpoints).filter(
  // The sign-in of this test must last.
  ([key]) => key !== 'POST /api/auth/logout' && !key.startsWith('DELETE /api/auth/sessions'),
);

describe('whatever is sent', () => {
  it.each(writes)('%s answers with a sentence and never with a fault', async (key, endpoint) => {
    const [method = '', url = ''] = key.split(' ');
    await fc.assert(
      fc.asyncProperty(bodiesFor(endpoint), queries, async (body, query) => {
        const answer = await test.app.inject({
          method: method as 'POST',
          url: method === 'GET' ? `${url}?${query}` : url,
          headers: { cookie, 'content-type': 'application/json' },
          ...(method !== 'GET' && { payload: JSON.stringify(body) }),
        });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(answer.body).toMatch(/\.$/);
      }),
      propertyRuns(4, 200),
    );
  });

  it('half of a character is refused where it cannot be kept', async () => {
    const payload = { name: '\ud800', avatarUrl: '' };
    const answer = await test.call('POST', '/api/admin/instructors', { cookie, body: payload });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      'The request contains a character that cannot be stored.',
    ]);
  });
});
