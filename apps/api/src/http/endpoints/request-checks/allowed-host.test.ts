import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
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
    'app.localhost:3000',
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
    'evil.example/.localhost',
    // Any device on the same network can claim these.
    'academy',
    'wpad',
    'thandis-laptop.local:3000',
    'academy.internal',
    'nas.home.arpa',
    'notlocalhost',
    '',
  ])('do not include %s', (host) => expect(isAllowed(host)).toBe(false));

  it.each([
    ['localhost:3000', true],
    ['app.localhost', true],
    ['127.0.0.1:3000', true],
    ['192.168.1.20', true],
    ['[::1]:3000', true],
    ['academy.example', false],
    ['academy', false],
    ['thandis-laptop.local', false],
    ['thandis-laptop.local.', false],
  ])('where none is configured: %s %s', (host, isOwn) => {
    expect(createHostCheck(null, [])(host)).toBe(isOwn);
  });

  it('include a name of the local network that is listed', () => {
    const isListed = createHostCheck(null, ['thandis-laptop.local', 'academy']);
    expect(isListed('thandis-laptop.local:3000')).toBe(true);
    expect(isListed('academy')).toBe(true);
    expect(isListed('other.local')).toBe(false);
  });
});

describe('a page whose name was rebound to this server', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ ALLOWED_HOSTS: 'academy.example' });
  });
  afterAll(() => test.close());
  const rebound = { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' };

  it.each(['laptop.local', 'academy:80'])('reads nothing as %s, which others can claim', async (host) => {
    const answer = await test.call('GET', '/api/courses', { headers: { host } });
    expect(answer.statusCode).toBe(421);
  });

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
