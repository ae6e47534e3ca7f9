import { describe, expect, it, vi } from 'vitest';
import { startLater } from './start-later.ts';

type LaterWorker = Awaited<ReturnType<Parameters<typeof startLater>[0]>>;

function fakeWorker() {
  const postMessage = vi.fn();
  const terminate = vi.fn();
  const worker: LaterWorker = { onmessage: null, onerror: null, postMessage, terminate };
  const say = (data: unknown) =>
    worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
  return { worker, say, postMessage, terminate };
}

describe('a worker whose code is still to come', () => {
  it('passes on what is said once it is there', async () => {
    const { worker, say, postMessage } = fakeWorker();
    const late = startLater<string>(async () => worker);
    const heard = vi.fn();
    late.onmessage = heard;
    await Promise.resolve();
    say({ kind: 'ready' });
    expect(heard.mock.calls[0]?.[0].data).toEqual({ kind: 'ready' });
    late.postMessage({ kind: 'run', request: 'SELECT 1' });
    expect(postMessage).toHaveBeenCalledWith({ kind: 'run', request: 'SELECT 1' });
  });

  it('ends a worker that nobody waits for any more', async () => {
    const { worker, terminate } = fakeWorker();
    const late = startLater(async () => worker);
    late.terminate();
    await Promise.resolve();
    expect(terminate).toHaveBeenCalled();
  });

  it('says that it failed when the code does not come', async () => {
    const late = startLater(() => Promise.reject(new Error('offline')));
    const heard = vi.fn();
    late.onmessage = heard;
    await expect.poll(() => heard.mock.calls[0]?.[0].data).toEqual({ kind: 'failed' });
  });
});
