import { describe, expect, it, vi } from 'vitest';
import { type StartedWorker, startWorker } from './start-worker.ts';

const WASM = new Uint8Array([0, 97, 115, 109]);

function fakeWorker() {
  const postMessage = vi.fn();
  const terminate = vi.fn();
  const worker: StartedWorker = { onmessage: null, onerror: null, postMessage, terminate };
  const say = (data: unknown) =>
    worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
  return { worker, say, postMessage, terminate };
}

const fetchEngine = async () => WASM;
const offline = () => Promise.reject(new Error('offline'));

describe('a worker whose code and engine are still to come', () => {
  it('gets its engine first, and forwards messages', async () => {
    const { worker, say, postMessage } = fakeWorker();
    const handle = startWorker<string>({ start: async () => worker, fetchEngine });
    const listener = vi.fn();
    handle.onmessage = listener;
    await expect.poll(() => postMessage.mock.calls).toEqual([[{ kind: 'engine', wasm: WASM }]]);
    say({ kind: 'ready' });
    expect(listener.mock.calls[0]?.[0].data).toEqual({ kind: 'ready' });
    handle.postMessage({ kind: 'run', request: 'SELECT 1' });
    expect(postMessage).toHaveBeenLastCalledWith({ kind: 'run', request: 'SELECT 1' });
  });

  it('reports how much of the engine has arrived', async () => {
    const handle = startWorker({
      start: async () => fakeWorker().worker,
      fetchEngine: async (onShare) => {
        await Promise.resolve();
        onShare(0.5);
        return WASM;
      },
    });
    const listener = vi.fn();
    handle.onmessage = listener;
    await expect.poll(() => listener.mock.calls[0]?.[0].data).toEqual({ kind: 'loading', share: 0.5 });
  });

  it('is ended when nobody waits for it any more', async () => {
    const { worker, terminate, postMessage } = fakeWorker();
    const handle = startWorker({ start: async () => worker, fetchEngine });
    handle.terminate();
    await expect.poll(() => terminate.mock.calls).toHaveLength(1);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it.each([
    ['code', { start: offline, fetchEngine }],
    ['engine', { start: async () => fakeWorker().worker, fetchEngine: offline }],
  ])('says that it failed when its %s does not arrive', async (_what, parts) => {
    const handle = startWorker(parts);
    const listener = vi.fn();
    handle.onmessage = listener;
    await expect.poll(() => listener.mock.calls[0]?.[0].data).toEqual({ kind: 'failed' });
  });
});
