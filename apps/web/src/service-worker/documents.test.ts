import { expect, it } from 'vitest';
import { dropOldest } from './documents.ts';

function cacheOf(paths: readonly string[]) {
  const kept = paths.map((path) => new Request(`https://academy.example${path}`));
  return {
    keys: async () => [...kept],
    delete: async (request: RequestInfo | URL) => kept.splice(kept.indexOf(request as Request), 1).length > 0,
    paths: () => kept.map(({ url }) => new URL(url).pathname),
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
