import { expect, it, vi } from 'vitest';
import type { Database } from '../connect.ts';
import type { Replica } from './open-replica.ts';
import { rowsOfVersion } from './rows-of-version.ts';

const PRIMARY = { name: 'primary' } as unknown as Database;
const COPY = {
  name: 'replica',
  transaction: (work: (tx: unknown) => unknown) => work(COPY),
} as unknown as Database;

/** From where the rows come when the primary has version 2, and what the replica was asked. */
async function sourceOf(readReplica: Replica['read'], versionThere: string | null) {
  const read = vi.fn(readReplica);
  const source = await rowsOfVersion({
    replica: { read } as unknown as Replica,
    db: PRIMARY,
    version: '2',
    versionOf: async () => versionThere,
    rowsOf: async (db) => (db as unknown as { name: string }).name,
  });
  return { source, limits: read.mock.calls.map(([, limitMs]) => limitMs) };
}

const answers: Replica['read'] = async (work) => ({ value: await work(COPY) });

it.each([
  ['2', 'replica'],
  ['1', 'primary'],
  [null, 'primary'],
])('a cache of version 2 is filled, where the replica has version %s, from the %s', async (there, source) => {
  expect((await sourceOf(answers, there)).source).toBe(source);
});

it('a cache is filled from the primary where the replica fails', async () => {
  expect((await sourceOf(async () => null, '2')).source).toBe('primary');
});

it('a cache waits for the replica as long as any other read: every request waits for it', async () => {
  expect((await sourceOf(answers, '2')).limits).toEqual([undefined]);
});
