import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentIn, documentQuery, isGranted } from './documents.ts';
import { createQueryClient } from './query-client.ts';

const HASH = 'aaaaaaaaaaaaaaaa';
const MINUTE_MS = 60_000;

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

/** Refused until the grant has been requested. */
function network(isOpen: () => boolean): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return isOpen() ? Response.json({ title: 'One' }) : new Response('No.', { status: 403 });
  });
  return requests;
}

describe('a document', () => {
  it('is fetched once, and is here from then on', async () => {
    const requests = network(() => true);
    for (const _ of [1, 2]) await client.fetchQuery(documentQuery(HASH));
    expect(requests).toEqual([`/documents/${HASH}`]);
    expect(documentIn(client, HASH)).toEqual({ title: 'One' });
  });

  it('whose grant has ended is asked for again with the next', async () => {
    let isOpen = false;
    const requests = network(() => isOpen);
    const askForGrant = async () => {
      isOpen = true;
    };
    expect(await client.fetchQuery(documentQuery(HASH, askForGrant))).toEqual({ title: 'One' });
    expect(requests).toHaveLength(2);
  });

  it('that stays closed is a failure, as is the refusal of a grant', async () => {
    network(() => false);
    await expect(client.fetchQuery(documentQuery(HASH))).rejects.toMatchObject({ status: 403 });
    await expect(client.fetchQuery(documentQuery(HASH, async () => undefined))).rejects.toMatchObject({
      status: 403,
    });
    const refused = new Error('not enrolled');
    await expect(client.fetchQuery(documentQuery(HASH, () => Promise.reject(refused)))).rejects.toBe(refused);
  });
});

describe('a grant', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');
  const answered = (endpoint: string, minutesAgo: number) =>
    client.setQueryData([endpoint], {}, { updatedAt: now - minutesAgo * MINUTE_MS });

  it('is held for a while after an answer that brings one', () => {
    expect(isGranted(client, now)).toBe(false);
    answered('GET /api/courses', 1);
    expect(isGranted(client, now)).toBe(false);
    answered('GET /api/progress/user', 25);
    expect(isGranted(client, now)).toBe(false);
    answered('GET /api/progress/user', 24);
    expect(isGranted(client, now)).toBe(true);
  });
});
