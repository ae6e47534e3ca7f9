import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForReturn } from './watch-for-return.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watching(...answers: boolean[]) {
  const seen = { asked: 0, returned: 0 };
  const stop = watchForReturn(
    () => {
      seen.returned += 1;
    },
    async () => {
      seen.asked += 1;
      return answers.shift() ?? true;
    },
  );
  return { seen, stop };
}

describe('a page that cannot reach the academy', () => {
  it('asks every five seconds and continues once, as soon as it is ready', async () => {
    const { seen } = watching(false, false, true);
    await vi.advanceTimersByTimeAsync(4999);
    expect(seen).toEqual({ asked: 0, returned: 0 });
    await vi.advanceTimersByTimeAsync(5001);
    expect(seen).toEqual({ asked: 2, returned: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual({ asked: 3, returned: 1 });
  });

  it('asks no more once its reader has left', async () => {
    const { seen, stop } = watching(false);
    await vi.advanceTimersByTimeAsync(5000);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual({ asked: 1, returned: 0 });
  });
});
