import { afterEach, expect, it, vi } from 'vitest';
import { cacheCode } from './saved-code.ts';

afterEach(() => vi.unstubAllGlobals());

/** A worker that is busy until it is stopped. */
function busyWorker() {
  const messages: unknown[] = [];
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => ({
        active: {
          postMessage({ saved }: { saved: unknown }, [port]: [MessagePort]) {
            messages.push(saved);
            port.onmessage = ({ data }) => {
              messages.push(data);
              port.close();
            };
          },
        },
      }),
    },
  });
  return messages;
}

it('stopping reaches the worker that fetches the code', async () => {
  const messages = busyWorker();
  const stop = new AbortController();
  const keeping = cacheCode(['lessons', 'python'], stop.signal);
  await expect.poll(() => messages).toEqual([['lessons', 'python']]);
  stop.abort();
  await keeping;
  await expect.poll(() => messages).toEqual([['lessons', 'python'], 'stop']);
});
