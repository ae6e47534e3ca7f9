import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createHostCheck } from './allowed-host.ts';

describe('the names that we answer for', () => {
  const isAllowed = createHostCheck('https://academy.example', ['www.academy.example', 'Other.Example:8443']);
  it.each([
    'academy.example',
    'ACADEMY.example:443',
    'academy.example.',
    'www.academy.example:8080',
    'other.example',
    'localhost:3000',
    'academy',
    'thandis-laptop.local:3000',
    '192.168.1.20:3000',
    '127.0.0.1',
    '[::1]:3000',
    '[fe80::1]',
    undefined,
  ])('include %s', (host) => expect(isAllowed(host)).toBe(true));

  it.each([
    'evil.example',
    'evil.example:3000',
    'academy.example.evil.example',
    '127.0.0.1.evil.example',
    'local.evil.example',
    'evil.example/.local.x',
  ])('do not include %s', (host) => expect(isAllowed(host)).toBe(false));

  it('do not include any public name where none is configured', () => {
    expect(createHostCheck(null, [])('academy.example')).toBe(false);
  });
});

describe('a page whose name was rebound to this server', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ ALLOWED_HOSTS: 'academy.example' });
  });
  afterAll(() => test.close());
  const rebound = { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' };

  it.each(['/', '/api/courses', '/api/health', '/login', '/api/%zz'])('reads nothing at %s', async (path) => {
    const answer = await test.call('GET', path, { headers: rebound });
    expect([answer.statusCode, answer.body]).toEqual([421, 'This server does not answer for this name.']);
  });

  it('signs nobody in', async () => {
    const { username, password } = await test.addAccount('learner');
    const body = { username, password };
    const answer = await test.call('POST', '/api/auth/login', { body, headers: rebound });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([421, undefined]);
    const own = { host: 'academy.example', origin: 'http://academy.example' };
    expect((await test.call('POST', '/api/auth/login', { body, headers: own })).statusCode).toBe(200);
  });
});
