import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKey, answerQuery } from './answers.ts';
import { createQueryClient } from './query-client.ts';

const KEY = answerKey('GET /api/events');
let calls: string[];
let status: number;

beforeEach(() => {
  calls = [];
  status = 200;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return Response.json({ n: calls.length }, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Mounts the query as a component would. */
async function mount(client: ReturnType<typeof createQueryClient>) {
  const observer = new QueryObserver(client, answerQuery('GET /api/events'));
  const unmount = observer.subscribe(() => undefined);
  await settle();
  return { observer, unmount };
}

describe('fetched data', () => {
  it('API-09 is never stale: a second mount makes no second call', async () => {
    const client = createQueryClient();
    const { unmount } = await mount(client);
    unmount();
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    const again = await mount(client);
    expect(calls).toEqual(['/api/events']);
    expect(again.observer.getCurrentResult().data).toEqual({ n: 1 });
  });

  it('API-10 is not fetched again by itself', async () => {
    await mount(createQueryClient());
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    expect(calls).toHaveLength(1);
  });

  it('API-11 is kept for five minutes after its last use', async () => {
    const client = createQueryClient();
    const { unmount } = await mount(client);
    unmount();
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(client.getQueryData(KEY)).toEqual({ n: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(KEY)).toBeUndefined();
  });

  it('API-12 is not fetched again when the window gets the focus', async () => {
    const { focusManager } = await import('@tanstack/react-query');
    const client = createQueryClient();
    client.mount();
    await mount(client);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await settle();
    client.unmount();
    expect(calls).toHaveLength(1);
  });
});

describe('a failing call', () => {
  it('API-13 is made once by a query', async () => {
    status = 500;
    const { observer } = await mount(createQueryClient());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(observer.getCurrentResult().isError).toBe(true);
  });

  it('API-13 is made once by a mutation', async () => {
    let tries = 0;
    const mutationFn = async () => {
      tries += 1;
      throw new Error('no');
    };
    const mutation = new MutationObserver(createQueryClient(), { mutationFn });
    await mutation.mutate().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toBe(1);
  });
});
