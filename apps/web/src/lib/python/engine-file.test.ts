import { afterEach, expect, it, vi } from 'vitest';
import { engineFile } from './engine-file.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => void fetched.mockReset());

const file = () => engineFile(async () => '/assets/engine.wasm', 4);

it('is fetched once for a visit, and reports how much has arrived', async () => {
  fetched.mockImplementation(async () => new Response(new Uint8Array([1, 2, 3, 4])));
  const fetchEngine = file();
  const shares: number[] = [];
  expect(await fetchEngine((share) => shares.push(share))).toEqual(new Uint8Array([1, 2, 3, 4]));
  expect(await fetchEngine(() => undefined)).toHaveLength(4);
  expect(shares).toEqual([1]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('that did not arrive is fetched again by the next run', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  fetched.mockResolvedValueOnce(new Response(new Uint8Array([1])));
  const fetchEngine = file();
  await expect(fetchEngine(() => undefined)).rejects.toThrow('503');
  expect(await fetchEngine(() => undefined)).toHaveLength(1);
});
