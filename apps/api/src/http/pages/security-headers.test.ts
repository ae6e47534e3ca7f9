import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { pageHeaders } from './security-headers.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    PUBLIC_URL: 'https://academy.example',
    TRUST_PROXY: '127.0.0.1',
    METRICS_TOKEN: 'm',
  });
});
afterAll(() => test.close());

describe('behind https', () => {
  it('sends a __Host- cookie', async () => {
    const { username, password } = await test.addAccount('learner');
    const { headers } = await test.call('POST', '/api/auth/login', { body: { username, password } });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-sign-in=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(/^__Host-device=[\w-]{43}; .*; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ]);
  });

  it.each([
    '/api/health',
    '/api/auth/user',
    '/api/nothing',
    '/api/%zz',
    `/api/courses/${'x'.repeat(101)}`,
    '/api/openapi.json',
    '/api/docs',
  ])('sends browsers that have met %s back over https only', async (url) => {
    const { headers } = await test.call('GET', url);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  it('does not take the plain cookie of loopback', async () => {
    const { username } = await test.addAccount('learner');
    const cookie = await test.signIn(username);
    expect((await test.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(200);
    const plain = cookie.replace('__Host-', '');
    expect((await test.call('GET', '/api/auth/user', { cookie: plain })).statusCode).toBe(401);
  });

  it('sends the grant for documents in a __Secure- cookie of their path, and no cookie under another name', async () => {
    const cookie = await test.signIn((await test.addAccount('learner')).username);
    const answers = [
      await test.call('GET', '/api/progress/user', { cookie }),
      await test.call('POST', '/api/auth/logout', { cookie, body: {} }),
    ];
    const cookies = answers.flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(cookies[0]).toMatch(/^__Secure-documents=.*; Path=\/documents; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookies.length).toBeGreaterThan(1);
    for (const set of cookies) expect(set).toMatch(/^__(?:Host|Secure)-.*; Secure$/);
  });

  it('counts tries by the address that the trusted proxy names, and believes no one else', async () => {
    const guess = (address: string, forwarded: string) =>
      test.call('POST', '/api/auth/login', {
        body: { username: 'someone', password: 'wrong' },
        address,
        headers: { 'x-forwarded-for': forwarded },
      });
    for (let n = 0; n < 5; n += 1) expect((await guess('10.7.0.1', `10.99.0.${n}`)).statusCode).toBe(401);
    expect((await guess('10.7.0.1', '10.99.0.77')).statusCode).toBe(429);
    expect((await guess('127.0.0.1', '10.99.0.78')).statusCode).toBe(401);
  });
});

describe('a page', () => {
  const nothing = { scripts: [], styles: [] };
  const sites = {
    script: 'https://js.paystack.co',
    frame: 'https://checkout.paystack.com',
    connect: 'https://api.paystack.co',
  };

  it('PAY-12 lets the payment provider in only where there are keys', () => {
    const policyOf = (given: typeof sites | null) =>
      pageHeaders(nothing, true, given)['content-security-policy']?.split('; ');
    expect(policyOf(null)?.join()).not.toContain('paystack');
    expect(policyOf(null)).not.toContain('frame-src');
    expect(policyOf(sites)).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://js.paystack.co",
        "connect-src 'self' https://api.paystack.co",
        'frame-src https://checkout.paystack.com',
      ]),
    );
    expect(pageHeaders(nothing, true, sites)['permissions-policy']).toContain(
      'payment=(self "https://checkout.paystack.com")',
    );
    expect(pageHeaders(nothing, true, null)['permissions-policy']).toContain('payment=()');
  });
});

describe('figures for Prometheus', () => {
  it('need the token when one is set', async () => {
    expect((await test.call('GET', '/metrics')).statusCode).toBe(401);
    const answer = await test.call('GET', '/metrics', { headers: { authorization: 'Bearer m' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/auth/login"',
    );
    expect(answer.body).toContain('database_connections{state="open"}');
  });

  it('are open without a token on this machine only', async () => {
    const alone = await createTestApp({}, { database: test.database });
    expect((await alone.call('GET', '/metrics')).statusCode).toBe(200);
    for (const reachable of [
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'http://academy.example' },
      { TRUST_PROXY: '127.0.0.1' },
    ]) {
      const open = await createTestApp(reachable, { database: test.database });
      expect((await open.call('GET', '/metrics')).statusCode).toBe(404);
      await open.app.close();
    }
    await alone.app.close();
  });
});

describe('the documents of the API', () => {
  it('are an OpenAPI document with access, refusals and keys, and a page for people', async () => {
    const document = (await test.call('GET', '/api/openapi.json')).json();
    const login = document.paths['/api/auth/login'].post;
    expect(document.openapi).toBe('3.1.0');
    expect(login.responses['401'].description).toContain('wrong-credentials');
    expect(document.paths['/api/auth/sessions/{signInId}'].delete.parameters[0]).toMatchObject({
      name: 'signInId',
      in: 'path',
      required: true,
    });
    expect(login.requestBody.content['application/json'].schema).toMatchObject({
      required: ['username', 'password'],
      additionalProperties: false,
      properties: { username: { type: 'string', minLength: 1, maxLength: 254 } },
    });
    const page = await test.call('GET', '/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('/api/auth/change-password');
    expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
  });
});
