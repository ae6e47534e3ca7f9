import type { PageFacts } from '@academy/domain/admissions/waitlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { makePage } from './built-page.ts';
import { createLandingPages } from './landing-pages.ts';
import { createWebBuild, type WebBuild } from './test/web-build.ts';

let web: WebBuild;
let test: TestApp;
let secure: TestApp;
let cookie: string;

beforeAll(async () => {
  web = await createWebBuild(
    (page) =>
      `<html><script>theme()</script><style>p{}</style><script src="/assets/x.js"></script>${page} page of https://nexusai.academy/</html>`,
    {
      'assets/x-1.js': 'plain',
      'assets/x-1.js.br': 'brotli',
      'assets/python-worker-1.js': 'plain',
      'assets/python-worker-1.js.br': 'brotli',
      'favicon.svg': '<svg/>',
      'favicon.svg.br': 'compressed',
      'sw.js': 'self',
      'sw.js.br': 'compressed',
    },
  );
  const { webRoot } = web;
  test = await createTestApp({}, { webRoot });
  secure = await createTestApp({ PUBLIC_URL: 'https://academy.example' }, { webRoot });
  cookie = await test.signIn((await test.addAccount('learner')).username);
});
afterAll(async () => {
  await test.close();
  await secure.close();
  await web.remove();
});

const GONE = `sign-in=${'x'.repeat(43)}`;

describe('the landing page of an academy that has set something otherwise', () => {
  let customised: WebBuild;
  let academy: TestApp;
  beforeAll(async () => {
    customised = await createWebBuild(
      (page) => `<html><body>${page} as specified<!--problem--><!--waitlist-problem--></body></html>`,
      {
        '.render/landing.js': `const write = (name, known) => name + (known ? ' of ' + JSON.stringify(known) : ' as specified');
         export const prerender = (known) => ({ landing: write('landing', known), 'sign-in': write('sign-in', known) });`,
      },
    );
    academy = await createTestApp({}, { webRoot: customised.webRoot });
  });
  afterAll(async () => {
    await academy.close();
    await customised.remove();
  });

  const bodyOf = async (path: string) => (await academy.call('GET', path)).body;
  const set = async (settings: object) => {
    const admin = await academy.signIn((await academy.addAccount('administrator')).username);
    const now = (await academy.call('GET', '/api/admin/settings', { cookie: admin })).json();
    const answer = await academy.app.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      headers: { cookie: admin },
      payload: { ...now.settings, ...settings, version: now.version },
    });
    expect(answer.statusCode).toBe(200);
  };

  it('is as built until then, and shows new settings at once, in its script too', async () => {
    const before = await academy.call('GET', '/');
    expect(before.body).toContain('landing as specified');
    await set({ places: 80, launchAt: '2099-01-31T18:30:00' });
    const known = { academy: { places: 80, launchAt: '2099-01-31T18:30:00' }, isLaunched: false };
    const after = await academy.call('GET', '/');
    expect(after.body).toContain(`landing of ${JSON.stringify(known)}`);
    const facts = /<script type="application\/json" id="academy-facts">(.*?)<\/script>/.exec(after.body)?.[1];
    expect(JSON.parse(facts ?? '')).toEqual(known);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(await bodyOf('/login')).toContain('sign-in of');
    expect(await bodyOf('/privacy')).toContain('privacy as specified');
  });

  it('is the page that its own forms answer with', async () => {
    await set({ places: 90, launchAt: '2099-01-31T18:30:00' });
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    for (const [path, body] of [
      ['/', 'name=T&email=no&province=Gauteng'],
      ['/login', 'email=nobody%40example.co.za&password=wrong-password'],
    ] as const) {
      const answer = await academy.call('POST', path, { body, headers: form });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).toContain('"places":90');
    }
  });

  it('is as built again when all is as specified', async () => {
    await set({ places: 50, launchAt: '2025-09-01T00:00:00' });
    const body = await bodyOf('/');
    expect(body).toContain('landing as specified');
    expect(body).not.toContain('academy-facts');
  });

  it('passes settings to its script in a text that cannot end the script', async () => {
    const hostile = '</script><script>alert(1)</script><!--<script>';
    const settings = { isSecure: false, PUBLIC_URL: null, payments: null };
    const page = (name: string) => makePage(`${name} as specified</body>`, settings);
    const known = { academy: { launchAt: hostile }, isLaunched: true };
    const readPages = createLandingPages({
      webRoot: customised.webRoot,
      settings,
      built: { landing: page('landing'), 'sign-in': page('sign-in') },
      readFacts: () => known,
      onFault: (error) => expect.unreachable(String(error)),
    });
    const { html } = (await readPages()).landing;
    const [, facts = ''] =
      /<script type="application\/json" id="academy-facts">([\s\S]*)<\/body>/.exec(html) ?? [];
    expect(facts.match(/<\/?script|<!--/g)).toEqual(['</script']);
    expect(JSON.parse(facts.replace('</script>', ''))).toEqual(known);
  });

  it('comes as it was last where the academy does not say what it has set', async () => {
    const settings = { isSecure: false, PUBLIC_URL: null, payments: null };
    const page = (name: string) => makePage(`${name} as specified</body>`, settings);
    const answers: (() => PageFacts | Promise<PageFacts>)[] = [
      () => Promise.reject(new Error('The database is away.')),
      () => ({ academy: { isOpen: true }, isLaunched: true }),
      () => new Promise<PageFacts>(() => undefined),
    ];
    let faults = 0;
    const readPages = createLandingPages({
      webRoot: customised.webRoot,
      settings,
      built: { landing: page('landing'), 'sign-in': page('sign-in') },
      readFacts: () => answers.shift()?.() ?? { academy: {}, isLaunched: true },
      onFault: () => {
        faults += 1;
      },
    });
    const showsOpen = async () => (await readPages()).landing.html.includes('"isOpen":true');
    expect([await showsOpen(), await showsOpen(), await showsOpen(), await showsOpen()]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(faults).toBe(2);
  });
});

describe('the page that the server gives', () => {
  it.each([
    ['/', 'nobody', 'landing', 200],
    ['/', 'a learner', 'home', 200],
    ['/', 'an ended sign-in', 'landing', 200],
    ['/training', 'nobody', 'door', 200],
    ['/login', 'nobody', 'sign-in', 200],
    ['/signup?from=mail', 'nobody', 'sign-in', 200],
    ['/register', 'nobody', 'sign-in', 200],
    ['/login', 'a learner', 'app', 200],
    ['/training', 'a learner', 'app', 200],
    ['/career-path/ai-engineer', 'nobody', 'door', 200],
    ['/reset-password', 'nobody', 'bare', 200],
    ['/email-change', 'nobody', 'bare', 200],
    ['/invitation', 'nobody', 'bare', 200],
    ['/privacy', 'nobody', 'privacy', 200],
    ['/privacy', 'a learner', 'privacy', 200],
    ['/no-such-page', 'nobody', 'bare', 404],
    ['/no-such-page', 'a learner', 'app', 404],
    ['/%', 'a learner', 'app', 404],
    ['/course/%zz', 'a learner', 'app', 404],
    ['/course/x/lesson/%E0%A4', 'a learner', 'app', 404],
    [`/collections/${'x'.repeat(300)}`, 'a learner', 'app', 404],
    ['/?utm=1', 'nobody', 'landing', 200],
  ])('SHELL-03 SHELL-09 at %s for %s is %s with %i', async (path, who, page, status) => {
    const cookies: Record<string, string> = { 'a learner': cookie, 'an ended sign-in': GONE };
    const answer = await test.call('GET', path, { cookie: cookies[who] });
    expect(answer.body).toContain(`${page} page`);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.vary).toContain('Cookie');
  });

  it('allows its own files and its inline parts by hash, and nothing else', async () => {
    const policy = String((await test.call('GET', '/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*'/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=*'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const sources = policy.split(';').flatMap((directive) => directive.trim().split(' ').slice(1));
    expect(
      sources.filter((source) => !/^(?:'none'|'self'|'sha256-[\w+/]+=*'|data:|blob:)$/.test(source)),
    ).toEqual([]);
  });

  it.each([
    '/',
    '/login',
    '/no-such-page',
    '/privacy',
    '/sw.js',
    '/api/health',
    '/api/nothing',
    '/assets/x-1.js',
    '/assets/python-worker-1.js',
  ])('has neither plugins nor another base: %s', async (path) => {
    const policy = String((await test.call('GET', path)).headers['content-security-policy']);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });

  it('is upgraded to https and remembered as such behind https only', async () => {
    const [plain, https] = [await test.call('GET', '/'), await secure.call('GET', '/')];
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(https.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(https.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('sends other sites only its origin, shares no window, and can use neither camera nor location', async () => {
    expect((await test.call('GET', '/')).headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
  });

  it('names the address that people use', async () => {
    expect((await test.call('GET', '/')).body).toContain('landing page of https://nexusai.academy/');
    expect((await secure.call('GET', '/')).body).toContain('landing page of https://academy.example/');
  });

  it('is not sent again to a browser that holds it', async () => {
    const first = await test.call('GET', '/');
    const again = await test.call('GET', '/', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const asLearner = await test.call('GET', '/', {
      cookie,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(asLearner.statusCode).toBe(200);
  });

  it('comes compressed when the browser can read it', async () => {
    const answer = await test.call('GET', '/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    const none = await test.call('GET', '/', { headers: { 'accept-encoding': 'identity' } });
    expect(none.headers['content-encoding']).toBeUndefined();
  });
});

describe('the shells that a device keeps', () => {
  it.each([
    ['/shells/home', 'home'],
    ['/shells/app', 'app'],
  ])('at %s are the same for everybody, with the headers of their page', async (path, page) => {
    const asNobody = await test.call('GET', path);
    const asLearner = await test.call('GET', path, { cookie });
    expect([asNobody.statusCode, asLearner.statusCode]).toEqual([200, 200]);
    expect(asNobody.body).toContain(`${page} page`);
    expect(asLearner.body).toBe(asNobody.body);
    expect(asNobody.headers.vary).toBe('Accept-Encoding');
    const served = await test.call('GET', page === 'home' ? '/' : '/training', { cookie });
    expect(asNobody.headers['content-security-policy']).toBe(served.headers['content-security-policy']);
    const again = await test.call('GET', path, {
      headers: { 'if-none-match': String(asNobody.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('files of the build', () => {
  it('are kept for a year when their name carries a hash, and come compressed', async () => {
    const answer = await test.call('GET', '/assets/x-1.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.body).toBe('brotli');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await test.call('GET', '/favicon.svg');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    ['/favicon.svg', 'br', 'image/svg+xml; charset=utf-8'],
    ['/favicon.svg', 'identity', 'image/svg+xml; charset=utf-8'],
    ['/assets/x-1.js', 'br', 'application/javascript; charset=utf-8'],
    ['/', 'br', 'text/html; charset=utf-8'],
  ])('say their type and character set: %s in %s is %s', async (path, encoding, type) => {
    const { headers } = await test.call('GET', path, { headers: { 'accept-encoding': encoding } });
    expect(headers['content-type']).toBe(type);
  });

  it('LAND-30 include the service worker, which may fetch from us and is asked for again after ten minutes', async () => {
    const { statusCode, headers } = await test.call('GET', '/sw.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=600');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });

  it.each(['br', 'identity'])(
    'let WebAssembly be compiled by the worker that runs programs, and by nothing else (%s)',
    async (encoding) => {
      const policyOf = async (path: string) =>
        (await test.call('GET', path, { headers: { 'accept-encoding': encoding } })).headers[
          'content-security-policy'
        ];
      expect(await policyOf('/assets/python-worker-1.js')).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(await policyOf('/assets/x-1.js')).not.toContain('unsafe');
      expect(await policyOf('/')).not.toContain('unsafe');
    },
  );

  it.each(['/assets/missing.js', '/assets/../../package.json', '/app.html', '/assets/x-1.js.br'])(
    'that do not exist or are not for the public are not given: %s',
    async (path) => {
      const answer = await test.call('GET', path);
      expect(answer.statusCode).toBe(404);
    },
  );

  it.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/data/secret-key',
    '/src/main.ts',
    '/assets/',
    '/assets',
  ])('are all that is given: %s shows neither a file of the project nor a list', async (path) => {
    const { statusCode, body } = await test.call('GET', path);
    if (statusCode !== 404) expect(body).toContain('<html');
    expect(body).not.toMatch(/x-1\.js|"dependencies"|repositoryformatversion/);
  });

  it('are not written to', async () => {
    expect((await test.call('POST', '/dashboard')).statusCode).toBe(405);
  });
});
