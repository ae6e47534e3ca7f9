import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkOf } from './whole-content.ts';

const ENTRY = '/assets/app-2.js';
const SHARED = '/assets/react-1.js';
const FILES: Readonly<Record<string, string>> = {
  [SHARED]: 'export const react = 1',
  [ENTRY]: 'export const app = 2',
  '/assets/home-2.css': 'p{color:red}',
};
const PAGE = `<html><body><script src="${ENTRY}"></script>${'<p>Dumela</p>'.repeat(9)}</body></html>\n`;
const HTML = { 'content-type': 'text/html' };

const bytesOf = (text: string) => Uint8Array.from(new TextEncoder().encode(text)).buffer;
const textOf = async (answer: Response | undefined) => answer && (await answer.text());

/** Caches as a browser has them: by name, and within each by path. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'https://academy.example').pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      keys: async () => [...store.keys()].map((path) => ({ url: `https://academy.example${path}` })),
      match: async (request: RequestInfo) => store.get(pathOf(request))?.clone(),
      put: async (request: RequestInfo, answer: Response) => void store.set(pathOf(request), answer),
      delete: async (request: RequestInfo) => store.delete(pathOf(request)),
    };
  };
  const match = async (request: RequestInfo, { cacheName }: { cacheName?: string } = {}) => {
    for (const [name, store] of stores)
      if (cacheName === undefined || name === cacheName) {
        const found = store.get(pathOf(request));
        if (found) return found.clone();
      }
    return undefined;
  };
  return {
    stores,
    open,
    match,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
}

let device: ReturnType<typeof createCaches>;
/** What the network returns for a path, where it differs from the release. */
let instead: (path: string, cache: RequestCache) => Response | undefined;
const OLD = 'academy-old';

beforeEach(async () => {
  vi.resetModules();
  device = createCaches();
  instead = () => undefined;
  const files = Object.keys(FILES);
  const checks = await Promise.all(Object.values(FILES).map((text) => checkOf(bytesOf(text))));
  vi.stubGlobal('BUILD', {
    id: 'new',
    entry: ENTRY,
    files,
    checks: checks.join(''),
    shell: files,
    saved: { lessons: [], exercises: [], python: [], sql: [] },
  });
  vi.stubGlobal('caches', device);
  vi.stubGlobal('fetch', async (path: string, { cache = 'default' }: RequestInit = {}) => {
    const page = path.startsWith('/shells/') ? PAGE : undefined;
    const given = instead(path, cache);
    if (given) return given;
    return new Response(page ?? FILES[path] ?? null, page ? { headers: HTML } : {});
  });
  const old = await device.open(OLD);
  await old.put('/shells/home', new Response('the page of before'));
  await old.put(SHARED, new Response(FILES[SHARED]));
  await (await device.open('sign-in')).put('/signed-in', new Response('yes'));
});
afterEach(() => vi.unstubAllGlobals());

const worker = () => import('./build-cache.ts');
const cachedPaths = () => [...(device.stores.get('academy-new')?.keys() ?? [])].sort();
const WHOLE = [...Object.keys(FILES), '/shells/app', '/shells/home'].sort();

const half = (text: string) => text.slice(0, text.length / 2);

describe('a release of which a file comes', () => {
  it.each([
    ['as a page', ENTRY, () => new Response('<html>Please sign in to the Wi-Fi</html>', { headers: HTML })],
    ['as a page that says it is a script', ENTRY, () => new Response('<html></html>')],
    ['cut in half', ENTRY, () => new Response(half(FILES[ENTRY] ?? ''))],
    ['empty', '/assets/home-2.css', () => new Response('')],
    ['with another content', '/assets/home-2.css', () => new Response('p{color:blue}')],
    ['as a fault', ENTRY, () => new Response('Something went wrong', { status: 500 })],
    ['not at all', ENTRY, () => new Response('', { status: 404 })],
    ['as half a first page', '/shells/home', () => new Response(half(PAGE), { headers: HTML })],
    [
      'as the first page of another release',
      '/shells/app',
      () => new Response('<html></html>', { headers: HTML }),
    ],
  ] as const)(
    '%s does not take over and keeps nothing of it; the next good one does',
    async (_how, path, bad) => {
      instead = (wanted) => (wanted === path ? bad() : undefined);
      const first = await worker();
      await expect(first.prepareBuild()).rejects.toThrow(path);
      // Valid entries that were there already may stay; no page, and nothing wrong.
      expect(cachedPaths().filter((one) => one !== SHARED)).toEqual([]);
      expect(await textOf(await (await device.open(OLD)).match('/shells/home'))).toBe('the page of before');

      instead = () => undefined;
      await first.prepareBuild();
      expect(cachedPaths()).toEqual(WHOLE);
      expect(await textOf(await first.cachedShell('home'))).toBe(PAGE);
    },
  );

  it('wrong out of the browser’s own cache is fetched past it', async () => {
    instead = (path, cache) => (path === ENTRY && cache === 'default' ? new Response('wrong') : undefined);
    await (await worker()).prepareBuild();
    expect(await textOf(await device.match(ENTRY, { cacheName: 'academy-new' }))).toBe(FILES[ENTRY]);
  });
});

describe('a device that has kept something wrong before', () => {
  it('fetches that file again with the next release, and copies the valid ones', async () => {
    await (await device.open(OLD)).put(SHARED, new Response('<html>poison</html>'));
    await (await worker()).prepareBuild();
    expect(await textOf(await device.match(SHARED, { cacheName: 'academy-new' }))).toBe(FILES[SHARED]);
  });

  it('copies nothing wrong where nobody is signed in, and fetches nothing either', async () => {
    await device.delete('sign-in');
    await (await device.open(OLD)).put(SHARED, new Response('poison'));
    await (await worker()).prepareBuild();
    expect(cachedPaths()).toEqual([]);
  });
});

describe('a file that a page asks for', () => {
  it('is kept when it is right, and mended when the browser’s own cache was wrong', async () => {
    const { cacheFetched } = await worker();
    expect(await textOf(await cacheFetched(ENTRY, new Response(FILES[ENTRY])))).toBe(FILES[ENTRY]);
    expect(await textOf(await cacheFetched(SHARED, new Response('wrong')))).toBe(FILES[SHARED]);
    expect(cachedPaths()).toEqual([ENTRY, SHARED].sort());
  });

  it('is passed on and not kept while the release itself is wrong', async () => {
    instead = () => new Response('wrong');
    const { cacheFetched } = await worker();
    expect(await textOf(await cacheFetched(ENTRY, new Response('wrong')))).toBe('wrong');
    expect(
      await textOf(await cacheFetched('/assets/other-9.js', new Response('<html>', { headers: HTML }))),
    ).toBe('wrong');
    expect(cachedPaths()).not.toContain(ENTRY);
  });

  it('is given also where the device has no room for it', async () => {
    const { cacheFetched } = await worker();
    vi.stubGlobal('caches', {
      ...device,
      open: async () => ({ put: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')) }),
    });
    expect(await textOf(await cacheFetched(ENTRY, new Response(FILES[ENTRY])))).toBe(FILES[ENTRY]);
  });
});

it('the page of the first visit is kept whole or not at all', async () => {
  const { cacheVisited } = await worker();
  instead = () => new Response('<html><p>half', { headers: HTML });
  await cacheVisited('/', 'https://academy.example');
  expect(cachedPaths()).toEqual([]);
  instead = () => new Response(PAGE, { headers: HTML });
  await cacheVisited('/', 'https://academy.example');
  expect(cachedPaths()).toEqual(['/']);
});
