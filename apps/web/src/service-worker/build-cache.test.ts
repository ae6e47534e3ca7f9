import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkOf } from './whole-content.ts';

const FILES = ['/assets/lesson-1.js', '/assets/lesson-2.js', '/assets/python.wasm'];

let cachedPaths: Set<string>;
let requests: string[];
/** What the network does to the next file. */
let meet: (path: string, signal: AbortSignal) => Promise<Response>;

beforeEach(async () => {
  const check = await checkOf(Uint8Array.from(new TextEncoder().encode('code')).buffer);
  vi.resetModules();
  cachedPaths = new Set();
  requests = [];
  meet = async () => new Response('code');
  vi.stubGlobal('BUILD', {
    id: 'now',
    entry: '/assets/app.js',
    files: FILES,
    checks: check.repeat(FILES.length),
    shell: [],
    saved: { lessons: FILES.map((path) => [path, 1000]), exercises: [], python: [], sql: [] },
  });
  const page = async () => new Response('<script src="/assets/app.js"></html>');
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...cachedPaths].map((path) => ({ url: `https://academy.example${path}` })),
      match: async () => undefined,
      addAll: async () => undefined,
      put: async (path: string, answer: Response) => {
        await answer.text();
        cachedPaths.add(path);
      },
    }),
  });
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    if (path.startsWith('/shells/')) return page();
    requests.push(path);
    return meet(path, signal);
  });
});
afterEach(() => vi.unstubAllGlobals());

const worker = () => import('./build-cache.ts');

it('the code of saved lessons is kept whole, and weighs nothing any more', async () => {
  const { cacheSavedParts, weighSaved } = await worker();
  expect((await weighSaved()).lessons).toBe(3000);
  expect(await cacheSavedParts(['lessons'], new AbortController().signal)).toEqual({
    isWhole: true,
    isFull: false,
  });
  expect((await weighSaved()).lessons).toBe(0);
});

it('a learner who stops it downloads nothing more, and continues later with the rest', async () => {
  const { cacheSavedParts } = await worker();
  const stop = new AbortController();
  meet = async (path, signal) => {
    if (path === FILES[1]) stop.abort();
    signal.throwIfAborted();
    return new Response('code');
  };
  expect(await cacheSavedParts(['lessons'], stop.signal)).toEqual({ isWhole: false, isFull: false });
  expect(requests).toEqual(FILES.slice(0, 2));
  requests = [];
  meet = async () => new Response('code');
  expect((await cacheSavedParts(['lessons'], new AbortController().signal)).isWhole).toBe(true);
  expect(requests).toEqual(FILES.slice(1));
});

it('a full device is reported, and a file that the server no longer has is not kept', async () => {
  const { cacheSavedParts } = await worker();
  const signal = new AbortController().signal;
  meet = async () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  expect(await cacheSavedParts(['lessons'], signal)).toEqual({ isWhole: false, isFull: true });
  meet = async () => new Response('', { status: 404 });
  expect(await cacheSavedParts(['lessons'], signal)).toEqual({ isWhole: false, isFull: false });
  expect([...cachedPaths]).toEqual([]);
});
