import { afterEach, expect, it, vi } from 'vitest';
import { cacheCode } from './saved-code.ts';

afterEach(() => vi.unstubAllGlobals());

/** A worker that is busy until it is stopped. */
function busyWorker() {
  const heard: unknown[] = [];
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => ({
        active: {
          postMessage({ saved }: { saved: unknown }, [port]: [MessagePort]) {
            heard.push(saved);
            port.onmessage = ({ data }) => {
              heard.push(data);
              port.close();
            };
          },
        },
      }),
    },
  });
  return heard;
}

it('stopping reaches the worker that fetches the code', async () => {
  const heard = busyWorker();
  const stop = new AbortController();
  const keeping = cacheCode(['lessons', 'python'], stop.signal);
  await expect.poll(() => heard).toEqual([['lessons', 'python']]);
  stop.abort();
  await keeping;
  await expect.poll(() => heard).toEqual([['lessons', 'python'], 'stop']);
});
