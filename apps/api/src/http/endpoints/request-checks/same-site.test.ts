import { endpoints } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const LOGIN = '/api/auth/login';
let tries = 0;

let open: TestApp;
let local: TestApp;
beforeAll(async () => {
  open = await createTestApp({
    PUBLIC_URL: 'https://academy.example',
    ALLOWED_HOSTS: 'www.academy.example, other.example:8443',
  });
  local = await createTestApp({ ALLOWED_HOSTS: 'laptop.local' });
});
afterAll(async () => {
  await open.close();
  await local.close();
});

/** A new name each time, so that the limit of tries does not respond instead. */
async function statusFor(app: TestApp, headers: Record<string, string>): Promise<number> {
  tries += 1;
  const body = { username: `nobody-${tries}`, password: 'wrong' };
  return (await app.call('POST', LOGIN, { body, headers, address: `10.30.0.${tries}` })).statusCode;
}

describe('a write with an Origin header and nothing else', () => {
  it.each(['https://academy.example', 'https://www.academy.example', 'https://other.example:8443'])(
    'is taken from %s, which is ours',
    async (origin) => {
      expect(await statusFor(open, { origin, host: new URL(origin).host })).toBe(401);
    },
  );

  it.each([
    ['http://academy.example', 'academy.example'],
    ['http://academy.example:80', 'academy.example'],
    ['http://www.academy.example', 'www.academy.example'],
    ['https://academy.example:8443', 'academy.example:8443'],
    ['https://other.example', 'other.example'],
    ['http://localhost:3000', 'localhost:3000'],
    ['https://127.0.0.1', '127.0.0.1'],
    ['https://evil.example', 'academy.example'],
    ['null', 'academy.example'],
  ])('is refused from %s, also to the host %s', async (origin, host) => {
    expect(await statusFor(open, { origin, host })).toBe(403);
  });

  it('changes nothing for the API, either, when it comes from the http page of our name', async () => {
    const { username } = await open.addAccount('learner');
    const cookie = await open.signIn(username);
    const headers = { origin: 'http://academy.example', host: 'academy.example' };
    const refused = await open.call('POST', '/api/auth/logout', { cookie, headers });
    expect(refused.statusCode).toBe(403);
    expect((await open.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(200);
  });

  it.each([
    ['http://laptop.local:3000', 'laptop.local:3000', 401],
    ['http://192.168.1.20:3000', '192.168.1.20:3000', 401],
    ['http://laptop.local:3001', 'laptop.local:3000', 403],
    ['http://evil.example', 'localhost', 403],
  ])('without a public address is compared with the host: %s to %s is %i', async (origin, host, status) => {
    expect(await statusFor(local, { origin, host })).toBe(status);
  });

  it('is taken without any origin, as programs send it', async () => {
    expect(await statusFor(open, { host: 'academy.example' })).toBe(401);
  });
});

const writes = Object.keys(endpoints).filter((key) => !key.startsWith('GET '));

describe('a page of another site', () => {
  it.each([
    ['that says so in Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['of a sibling name', { 'sec-fetch-site': 'same-site' }],
    ['that says its origin only', { origin: 'https://evil.example' }],
    ['under our name over http', { origin: 'http://academy.example' }],
  ])('%s writes nowhere: neither at an address of the API nor with a form', async (_what, from) => {
    const refusedAt: string[] = [];
    const everywhere = [...writes, 'POST /', 'POST /login', 'POST /unsubscribe/token'];
    for (const key of everywhere) {
      const [method, path = ''] = key.split(' ');
      const answer = await open.app.inject({
        method: method as 'POST',
        url: path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
        headers: { host: 'academy.example', accept: 'application/problem+json', ...from },
      });
      if (answer.statusCode === 403 && answer.json().code === 'cross-site') refusedAt.push(key);
    }
    expect(everywhere.length).toBeGreaterThan(100);
    expect(refusedAt).toEqual(everywhere);
  });

  it('reads nothing that the contract has: no answer allows it', async () => {
    const headers = { host: 'academy.example', origin: 'https://elsewhere.example' };
    const readable: string[] = [];
    for (const key of Object.keys(endpoints)) {
      const url = (key.split(' ')[1] ?? '').replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      for (const method of ['GET', 'OPTIONS'] as const) {
        const answer = await open.app.inject({ method, url, headers });
        if (answer.headers['access-control-allow-origin'] !== undefined) readable.push(`${method} ${url}`);
      }
    }
    expect(readable).toEqual([]);
  });
});
