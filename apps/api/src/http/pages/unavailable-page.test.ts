import { endpoints } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ DEMO: 'on' }, { isStarting: true });
});
afterAll(() => test.close());

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const PROBES = ['GET /api/health', 'GET /api/ready'];

const ask = async (key: string, headers: Record<string, string> = {}) => {
  const [method = 'GET', path = ''] = key.split(' ');
  const url = path.replaceAll(/:\w+/g, 'x');
  const { statusCode, headers: given } = await test.app.inject({ method: method as 'GET', url, headers });
  return [statusCode, given['retry-after']];
};

describe('before the academy is ready', () => {
  it('no endpoint of the contract does anything, and each answers with Retry-After', async () => {
    const others = Object.keys(endpoints).filter((key) => !PROBES.includes(key));
    expect(others.length).toBeGreaterThan(150);
    const answered = new Map<string, unknown>();
    for (const key of others) answered.set(key, await ask(key));
    expect([...answered].filter(([, answer]) => JSON.stringify(answer) !== '[503,"30"]')).toEqual([]);
  });

  it.each([
    'GET /',
    'GET /login',
    'GET /verify/x',
    'GET /documents/x',
    'GET /assets/x.js',
    'GET /images/x.jpg',
    'GET /.well-known/did.json',
    'GET /.well-known/security.txt',
    'GET /credentials/x',
    'GET /api/calendar/x/academy.ics',
    'GET /api/openapi.json',
    'GET /api/demo-room',
    'GET /metrics',
    'GET /nowhere',
    'POST /api/paystack/webhook',
    'POST /unsubscribe/x',
  ])('neither does %s', async (key) => {
    expect(await ask(key)).toEqual([503, '30']);
  });

  it('the probes are answered', async () => {
    expect((await test.call('GET', '/api/health?a=b')).statusCode).toBe(400);
    expect((await test.call('GET', '/api/health')).statusCode).toBe(200);
    const probe = await test.call('GET', '/api/ready');
    expect([probe.statusCode, probe.body]).toEqual([
      503,
      'The academy is unavailable right now. Please try again in a minute.',
    ]);
  });

  it('a person sees a page that says so and tries again by itself', async () => {
    const page = await test.call('GET', '/home', { headers: BROWSER });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('The academy is unavailable right now');
    expect(page.body).toContain('<meta http-equiv="refresh" content="5">');
  });

  it('a sign-in is not refused as a wrong password', async () => {
    const body = { username: 'learner', password: 'NexiiDemo1!' };
    const answer = await test.call('POST', '/api/auth/login', { body });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  });
});

it('as soon as it is ready the same address has its page', async () => {
  test.services.readiness.markReady();
  const page = await test.call('GET', '/api/demo-room', { headers: BROWSER });
  expect(page.statusCode).toBe(200);
});
