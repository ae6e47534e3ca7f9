import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../answers/api-client.ts';
import { AGAIN_MS, createAutosave, QUIET_MS, type SavedState } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(send: (text: string) => Promise<string> = async (text) => text, hasRoom = true) {
  const device: string[] = [];
  const sent: string[] = [];
  const states: SavedState[] = [];
  const saved: string[] = [];
  const saver = createAutosave<string>({
    store: (text) => hasRoom && device.push(text) > 0,
    drop: () => void device.splice(0),
    send: (text) => {
      sent.push(text);
      return send(text);
    },
    onState: (state) => states.push(state),
    onSaved: (value) => saved.push(value),
  });
  return { saver, device, sent, states, saved };
}

describe('saving by itself', () => {
  it('keeps every change on the device at once and sends the last one after a quiet time', async () => {
    const { saver, device, sent, states } = setUp();
    saver.write('a');
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    saver.write('ab');
    expect(device).toEqual(['a', 'ab']);
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['ab']);
    expect(states).toEqual(['on-device', 'on-device', 'saved']);
    expect(device).toEqual([]);
  });

  it('reports when only the device has it, and sends it again when asked', async () => {
    let isOnline = false;
    const { saver, device, sent, states } = setUp(async (text) => {
      if (!isOnline) throw new TypeError('offline');
      return text;
    });
    saver.write('a');
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expect([states.at(-1), device]).toEqual(['on-device', ['a']]);
    isOnline = true;
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['a', 'a']);
    expect([states.at(-1), device]).toEqual(['saved', []]);
    saver.flush();
    expect(sent).toHaveLength(2);
  });

  it('sends by itself again what got no answer, until it is saved', async () => {
    let failures = 2;
    const { saver, sent, states } = setUp(async (text) => {
      if (failures-- > 0) throw new TypeError('offline');
      return text;
    });
    saver.write('a');
    await vi.advanceTimersByTimeAsync(QUIET_MS + AGAIN_MS - 1);
    expect([sent, states.at(-1)]).toEqual([['a'], 'on-device']);
    await vi.advanceTimersByTimeAsync(1 + AGAIN_MS);
    expect([sent, states.at(-1)]).toEqual([['a', 'a', 'a'], 'saved']);
    await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['the academy has refused', new ApiError(409, 'time-is-up', 'Your time is up.')],
    ['belongs to somebody who is no longer signed in', new ApiError(401, 'not-signed-in', 'Please sign in.')],
  ])('does not send again what %s', async (_why, error) => {
    const { saver, sent, states } = setUp(() => Promise.reject(error));
    saver.write('a');
    await vi.advanceTimersByTimeAsync(QUIET_MS + 2 * AGAIN_MS);
    expect([sent, states.at(-1)]).toEqual([['a'], 'on-device']);
  });

  it('sends once more when its screen is left, and then leaves it to the device', async () => {
    const { saver, sent, device } = setUp(() => Promise.reject(new TypeError('offline')));
    const leave = saver.enter();
    saver.write('a');
    leave();
    await vi.advanceTimersByTimeAsync(QUIET_MS + 2 * AGAIN_MS);
    expect([sent, device]).toEqual([['a'], ['a']]);
  });

  it('does not call a text saved that was typed on meanwhile', async () => {
    const { saver, states } = setUp(async (text) => {
      // impatient: the clock is the test’s own
      await new Promise((resolve) => setTimeout(resolve, 500));
      return text;
    });
    saver.write('a');
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    saver.write('ab');
    await vi.advanceTimersByTimeAsync(500);
    expect(states.at(-1)).toBe('on-device');
    await vi.advanceTimersByTimeAsync(QUIET_MS + 500);
    expect(states.at(-1)).toBe('saved');
  });

  it('reports what the server has: another device may have written later', async () => {
    const { saver, saved } = setUp(async () => 'later, elsewhere');
    saver.resend('earlier, here');
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toEqual(['later, elsewhere']);
  });

  it('continues without room on the device, and promises nothing', async () => {
    const { saver, states } = setUp(undefined, false);
    saver.write('a');
    expect(states).toEqual(['untouched']);
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expect(states.at(-1)).toBe('saved');
  });

  it('never claims that something is on the device where neither that nor the server has it', async () => {
    const { saver, states } = setUp(async () => Promise.reject(new TypeError('offline')), false);
    saver.write('a');
    await vi.advanceTimersByTimeAsync(QUIET_MS + AGAIN_MS);
    expect(states).not.toContain('on-device');
  });

  it('has nothing left to do when something else has sent the same', async () => {
    const { saver, device, sent, states } = setUp();
    saver.write('a');
    saver.hold();
    saver.settle('a');
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expect([sent, device, states.at(-1)]).toEqual([[], [], 'saved']);
  });

  it('keeps what was typed after something else was sent', () => {
    const { saver, device, states } = setUp();
    saver.write('a');
    saver.write('ab');
    saver.settle('a');
    expect([device, states.at(-1)]).toEqual([['a', 'ab'], 'on-device']);
  });
});
