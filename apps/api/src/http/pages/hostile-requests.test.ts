import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createWebBuild, type WebBuild } from './test/web-build.ts';

const OWN = 'https://academy.example';
const EVIL = 'evil-host';

let web: WebBuild;
/** With a public address, behind a proxy, and as on a developer's machine. */
let academy: TestApp;
let local: TestApp;
let starting: TestApp;
beforeAll(async () => {
  web = await createWebBuild(
    (page) =>
      `<html><head><link rel="canonical" href="https://nexusai.academy/"><meta property="og:image" content="https://nexusai.academy/x.png"></head><body><!--problem--><!--waitlist-problem-->${page}</body></html>`,
    {
      'assets/x-1.js': 'plain',
      'assets/python-worker-1.js': 'plain',
      'favicon.svg': '<svg/>',
      'sw.js': 'self',
    },
  );
  const { webRoot } = web;
  academy = await createTestApp({ PUBLIC_URL: OWN, TRUST_PROXY: '127.0.0.1' }, { webRoot });
  local = await createTestApp({}, { webRoot, database: academy.database });
  // Without a public address it names the one that it listens on.
  await local.app.listen({ host: '127.0.0.1', port: 0 });
  starting = await createTestApp({}, { webRoot, database: academy.database, isStarting: true });
});
afterAll(async () => {
  await starting.app.close();
  await local.app.close();
  await academy.close();
  await web.remove();
});

const PATHS = [
  ...[
    '/',
    '/login',
    '/?next=//evil-free',
    '/dashboard',
    '/privacy',
    '/verify/AAAAA-AAAAA',
    '/reset-password',
  ],
  ...['/shells/app', '/shells/home', '/no-such-page', '/robots.txt', '/sitemap.xml', '/app.webmanifest'],
  ...[
    '/sw.js',
    '/favicon.svg',
    '/assets/x-1.js',
    '/assets/python-worker-1.js',
    '/assets/none.js',
    '/documents/none',
    '/.well-known/did.json',
    '/.well-known/security.txt',
  ],
  ...['/credentials/AAAAA-AAAAA', '/credentials/status/0', '/credentials/AAAAA-AAAAA/card.png'],
  ...['/api/nothing', '/api/health', '/api/docs', '/api/openapi.json', '/api/courses', '/api/auth/user'],
  ...[
    '/api/events/none/event.ics',
    '/api/certificates/AAAAA-AAAAA/certificate.pdf',
    '/%ff',
    '/%00',
    '/api/%zz',
  ],
] as const;

/** Where a proxy or a stranger's browser can inject a host name. */
const NAMINGS = [
  ['X-Forwarded-Host', { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'http', 'x-forwarded-port': '8443' }],
  ['Forwarded', { forwarded: `host=${EVIL};proto=http` }],
  ['X-Host and others', { 'x-host': EVIL, 'x-original-host': EVIL, 'x-http-host-override': EVIL }],
  ['X-Original-URL', { 'x-original-url': `/${EVIL}`, 'x-rewrite-url': `/${EVIL}` }],
  ['Referer', { referer: `https://${EVIL}.example/` }],
  // A single word is a name of a local network, for which we respond.
  ['Host', { host: EVIL }],
  ['a Host with markup', { host: `${EVIL}"><script>` }],
  ['a Host of elsewhere', { host: `${EVIL}.example` }],
] as const;

describe.each(NAMINGS)('a stranger’s name in %s', (_where, headers) => {
  it.each(PATHS)('is in no answer of %s', async (path) => {
    for (const app of [academy, local]) {
      const answer = await app.call('GET', path, { headers: { accept: 'text/html', ...headers } });
      expect(answer.statusCode).toBeLessThan(500);
      expect(`${JSON.stringify(answer.headers)}${answer.body}`).not.toContain(EVIL);
    }
  });

  it('is in no letter, nor in the address that a form redirects to', async () => {
    const { username } = await academy.addAccount('learner');
    const own = { ...headers, host: 'host' in headers ? headers.host : 'academy.example' };
    const form = (url: string, payload: string) =>
      academy.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
      });
    const answers = [
      await academy.call('POST', '/api/auth/password-reset', { body: { username }, headers: own }),
      await form('/login', 'username=nobody&password=wrong'),
      await form('/', 'name=Thandi+Nkosi&email=thandi%40example.co.za&province=Gauteng'),
    ];
    for (const { statusCode, headers: given, body } of answers) {
      expect(statusCode).toBeLessThan(500);
      expect(`${JSON.stringify(given)}${body}`).not.toContain(EVIL);
    }
    const { rows } = await academy.database.pool.query(
      `select (select json_agg(j) from graphile_worker.jobs j)::text as jobs,
              (select json_agg(m) from outbox_mails m)::text as mails`,
    );
    expect(JSON.stringify(rows)).not.toContain(EVIL);
  });
});

describe('an answer', () => {
  const headersOf = async (path: string) =>
    (await academy.call('GET', path, { headers: { accept: 'text/html' } })).headers;

  it.each(PATHS)('states its type and character set, and no browser guesses them: %s', async (path) => {
    const { 'content-type': type = '', ...headers } = await headersOf(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(type).toMatch(/^(?:(?:text\/[\w-]+|[\w/.-]+\+xml|[\w/]+javascript); charset=utf-8|.*json.*)$/);
  });

  it.each(PATHS)('leads a browser back over https, with all names below ours: %s', async (path) => {
    const headers = await headersOf(path);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });
});

describe('a page of a stranger that puts ours into a frame', () => {
  const policyOf = async (app: TestApp, path: string) => {
    const answer = await app.call('GET', path, { headers: { accept: 'text/html' } });
    return String(answer.headers['content-security-policy']);
  };

  it.each(PATHS)('is shown nothing of %s', async (path) => {
    expect(await policyOf(academy, path)).toContain("frame-ancestors 'none'");
    expect(await policyOf(starting, path)).toContain("frame-ancestors 'none'");
  });

  it('is shown no answer to a form, and nothing of a name that is not ours', async () => {
    const form = await academy.app.inject({
      method: 'POST',
      url: '/login',
      payload: 'username=nobody&password=wrong',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
    const other = await academy.call('GET', '/', { headers: { host: 'evil.example' } });
    for (const { headers } of [form, other])
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
