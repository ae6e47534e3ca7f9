import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedDocument, dropOldest } from './documents.ts';

function cacheOf(paths: readonly string[]) {
  const requests = paths.map((path) => new Request(`https://academy.example${path}`));
  return {
    keys: async () => [...requests],
    delete: async (request: RequestInfo | URL) =>
      requests.splice(requests.indexOf(request as Request), 1).length > 0,
    paths: () => requests.map(({ url }) => new URL(url).pathname),
  };
}

it('of too many documents the oldest go', async () => {
  const cache = cacheOf(['/documents/a', '/documents/b', '/documents/c']);
  await dropOldest(cache, 2);
  expect(cache.paths()).toEqual(['/documents/b', '/documents/c']);
});

it('documents that fit all stay', async () => {
  const cache = cacheOf(['/documents/a', '/documents/b']);
  await dropOldest(cache, 2);
  expect(cache.paths()).toEqual(['/documents/a', '/documents/b']);
});

describe('a document', () => {
  const TEXT = '{"html":"<p>Dumela</p>"}';
  // The server's name for it: the beginning of its SHA-256 in base64url.
  const NAME = '/documents/sfsyB47T0dplxaFb';
  let cached: Map<string, Response>;
  beforeEach(() => {
    cached = new Map();
    vi.stubGlobal('caches', {
      match: async (path: string) => cached.get(path)?.clone(),
      open: async () => ({
        ...cacheOf([]),
        put: async (path: string, answer: Response) => void cached.set(path, answer),
      }),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const open = async (text: string, status = 200) => {
    vi.stubGlobal('fetch', async () => new Response(text, { status }));
    return cachedDocument(new Request(`https://academy.example${NAME}`));
  };

  it('is kept under the hash of its content', async () => {
    expect(await (await open(TEXT)).text()).toBe(TEXT);
    expect([...cached.keys()]).toEqual([NAME]);
    expect(await (await open('not asked for')).text()).toBe(TEXT);
  });

  it.each(['<html>Please sign in to the Wi-Fi</html>', TEXT.slice(0, 9), '', `${TEXT} `])(
    'that comes as %j is as if it had not come, and comes later',
    async (text) => {
      expect((await open(text)).type).toBe('error');
      expect([...cached.keys()]).toEqual([]);
      expect(await (await open(TEXT)).text()).toBe(TEXT);
    },
  );

  it('that is refused is passed on and not kept', async () => {
    expect((await open('Not allowed', 403)).status).toBe(403);
    expect([...cached.keys()]).toEqual([]);
  });
});
