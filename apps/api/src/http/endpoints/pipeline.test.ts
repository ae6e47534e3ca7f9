import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const LOGIN = '/api/auth/login';
const json = { 'content-type': 'application/json' };

describe('bad requests get a clear sentence and the right status', () => {
  it.each([
    ['malformed JSON', json, '{"username": ', 400, 'We could not read this request: it is not valid JSON.'],
    ['an empty body', json, '', 400, 'We could not read this request: it is not valid JSON.'],
    [
      'a prototype in the JSON',
      json,
      '{"__proto__": {"a": 1}}',
      400,
      'We could not read this request: it is not valid JSON.',
    ],
    [
      'another content type',
      { 'content-type': 'text/plain' },
      'hello',
      415,
      'Please send the request as JSON.',
    ],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'username=a&password=b',
      415,
      'Please send the request as JSON.',
    ],
    ['a missing field', json, '{"username":"a"}', 400, 'password is missing.'],
    ['a wrong type', json, '{"username":1,"password":"b"}', 400, 'username must be of type string.'],
    ['an empty field', json, '{"username":"","password":"b"}', 400, 'username must not be empty.'],
    [
      'an unknown field',
      json,
      '{"username":"a","password":"b","role":"administrator"}',
      400,
      'role is not a field of this request.',
    ],
    [
      'a field beyond its limit',
      json,
      JSON.stringify({ username: 'a'.repeat(255), password: 'b' }),
      400,
      'username is longer than 254 characters.',
    ],
    ['a list instead of fields', json, '[]', 400, 'The request must be a set of fields.'],
    [
      'a NUL character',
      json,
      '{"username":"a\\u0000b","password":"b"}',
      400,
      'The request contains a character that cannot be stored.',
    ],
    [
      'a body over the limit',
      json,
      JSON.stringify({ username: 'a', password: 'b'.repeat(100_001) }),
      413,
      'That is too much to send in one go. Please send less.',
    ],
  ])('API-07 %s', async (_name, headers, payload, status, sentence) => {
    const answer = await test.app.inject({ method: 'POST', url: LOGIN, headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(sentence);
  });

  it('takes a backslash-u that is only text', async () => {
    const answer = await test.call('POST', LOGIN, { body: { username: 'a\\u0000', password: 'b' } });
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    ['GET', '/api/nothing', 404, 'We can’t find what you asked for.'],
    ['POST', '/api', 404, 'We can’t find what you asked for.'],
    ['GET', '/api/auth/login', 405, 'That can’t be done at this address.'],
    ['DELETE', '/api/auth/user', 405, 'That can’t be done at this address.'],
    ['GET', '/api/auth/user%00', 400, 'The request contains a character that cannot be stored.'],
    ['GET', '/api/%zz', 404, 'We can’t find what you asked for.'],
  ] as const)('%s %s is answered with %i', async (method, url, status, sentence) => {
    const answer = await test.call(method, url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe(sentence);
  });

  it.each([
    ['/api/he%61lth', 200],
    ['/api/he%2561lth', 404],
    ['/api/he%252561lth', 404],
    ['/api/auth/user%2500', 404],
  ])('decodes an address once: %s is answered with %i', async (url, status) => {
    expect((await test.call('GET', url)).statusCode).toBe(status);
  });

  it('says which methods an address takes', async () => {
    const answer = await test.call('DELETE', '/api/auth/user');
    expect(answer.headers.allow).toBe('GET');
  });

  it.each(['TRACE', 'PROPFIND'])('answers no %s', async (method) => {
    const answer = await test.app.inject({
      method: method as 'GET',
      url: '/',
      headers: { host: 'localhost' },
    });
    expect([404, 405]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('localhost');
  });

  it('refuses a path parameter that is no id', async () => {
    const { username } = await test.addAccount('learner');
    const cookie = await test.signIn(username);
    const answer = await test.call('DELETE', '/api/auth/sessions/1%27--', { cookie });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe('signInId is not a valid id.');
  });
});

describe('errors for programs', () => {
  it('API-08 are RFC 9457 with the same sentence as detail and a stable code', async () => {
    const headers = { accept: 'application/problem+json' };
    const plain = await test.call('GET', '/api/auth/user');
    const problem = await test.call('GET', '/api/auth/user', { headers });
    expect(problem.headers['content-type']).toContain('application/problem+json');
    expect(problem.json()).toEqual({
      type: 'about:blank',
      title: 'not-signed-in',
      status: 401,
      detail: plain.body,
      code: 'not-signed-in',
      requestId: problem.headers['x-request-id'],
    });
  });

  it('API-08 name the code of a refusal', async () => {
    const answer = await test.call('POST', LOGIN, {
      body: { username: 'nobody', password: 'wrong' },
      headers: { accept: 'application/problem+json' },
    });
    expect(answer.json()).toMatchObject({ status: 401, code: 'wrong-credentials' });
  });
});

describe('requests from elsewhere', () => {
  const body = { username: 'a', password: 'b' };
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 401],
    ['an old browser on another origin', { origin: 'https://evil.example', host: 'localhost' }, 403],
    ['an old browser without a proper origin', { origin: 'null', host: 'localhost' }, 403],
    ['an old browser on our origin', { origin: 'http://localhost', host: 'localhost' }, 401],
    ['a program that is no browser', {}, 401],
  ])('from %s', async (_name, headers, status) => {
    const answer = await test.call('POST', LOGIN, { body, headers });
    expect(answer.statusCode).toBe(status);
  });

  it('may read, because reading changes nothing', async () => {
    const answer = await test.call('GET', '/api/health', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.statusCode).toBe(200);
  });
});

describe('every answer', () => {
  it.each([
    ['/api/health', 200],
    ['/api/nothing', 404],
    // No router takes these two.
    ['/api/%zz', 404],
    [`/api/courses/${'x'.repeat(101)}`, 404],
  ])('carries the security headers, no-store and its request id: %s', async (path, status) => {
    const { headers, statusCode } = await test.call('GET', path);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('is for our own pages: other sites may read none', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const answer = await test.call('GET', '/api/courses', { headers });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const asked = await test.app.inject({ method: 'OPTIONS', url: '/api/courses', headers });
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['/api/health', 'application/json; charset=utf-8'],
    ['/api/auth/user', 'text/plain; charset=utf-8'],
    ['/api/nothing', 'text/plain; charset=utf-8'],
    ['/api/%zz', 'text/plain; charset=utf-8'],
    ['/api/docs', 'text/html; charset=utf-8'],
  ])('says its type and character set: %s is %s', async (path, type) => {
    expect((await test.call('GET', path)).headers['content-type']).toBe(type);
  });

  it.each([
    ['trace-7', 'trace-7'],
    ['<script>', null],
    ['x'.repeat(65), null],
  ])('keeps the request id %s of a proxy only when it looks like one', async (given, expected) => {
    const { headers } = await test.call('GET', '/api/health', { headers: { 'x-request-id': given } });
    if (expected) expect(headers['x-request-id']).toBe(expected);
    else expect(headers['x-request-id']).not.toBe(given);
  });
});

describe('the log', () => {
  it('has no passwords, cookies or tokens, whatever happens', async () => {
    const { username } = await test.addAccount('learner');
    const cookie = await test.signIn(username);
    await test.call('POST', LOGIN, { body: { username, password: 'a very secret guess' } });
    await test.call('GET', '/api/auth/user?token=very-secret-token', { cookie });
    const log = test.logLines.join('');
    expect(log).toContain('wrong-credentials');
    for (const secret of [
      'a very secret guess',
      'correct horse battery',
      'very-secret-token',
      cookie.slice(8),
    ])
      expect(log).not.toContain(secret);
  });
});
