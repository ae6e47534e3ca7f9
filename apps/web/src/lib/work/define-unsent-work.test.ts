import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../answers/api-client.ts';
import { privateEntry } from '../device/device-store.ts';
import { memoryStorage } from '../device/test/memory-storage.ts';
import { sendWaiting } from './define-unsent-work.ts';

const text = (stored: unknown) => (typeof stored === 'string' ? stored : null);

let place: ReturnType<typeof privateEntry<string>>;
let refused: [string, string, string][];
beforeEach(() => {
  place = privateEntry('thandi', 'writing', text, memoryStorage());
  place.store('first', 'a');
  place.store('second', 'b');
  refused = [];
});
const refuse = (...reason: [string, string, string]) => refused.push(reason) > 0;
const left = () => place.all().map(({ id }) => id);

describe('what waits', () => {
  it('is sent in order and then gone', async () => {
    const sent: string[] = [];
    await sendWaiting({ place, refuse, send: async (_, value) => sent.push(value) });
    expect(sent).toEqual(['first', 'second']);
    expect(left()).toEqual([]);
  });

  it.each([
    ['no answer', new ApiError(0, 'unreachable', 'Gone.')],
    ['a server that answers 500', new ApiError(500, 'fault', 'Broken.')],
    ['a sign-in that has ended', new ApiError(401, 'not-signed-in', 'Who is it?')],
    ['too many calls', new ApiError(429, 'too-many-requests', 'Later.')],
    ['a request that came too slowly', new ApiError(408, 'invalid-request', 'Too slow.')],
    ['a request that came too early', new ApiError(425, 'invalid-request', 'Too early.')],
    ['the same call still being under way', new ApiError(409, 'still-running', 'Wait a moment.')],
    ['the page of a hotspot that answers 403', new ApiError(403, 'fault', '<html>Buy data</html>')],
    ['the page of a hotspot that answers 404', new ApiError(404, 'fault', '<html>Not here</html>')],
  ])('stays whole after %s', async (_, failure) => {
    await expect(sendWaiting({ place, refuse, send: () => Promise.reject(failure) })).rejects.toBe(failure);
    expect(left()).toEqual(['a', 'b']);
    expect(refused).toEqual([]);
  });

  it('that is refused is kept with its reason, and does not hold up the rest', async () => {
    const closed = new ApiError(403, 'not-enrolled', 'Enrol first.');
    await sendWaiting({
      place,
      refuse,
      send: (id) => (id === 'a' ? Promise.reject(closed) : Promise.resolve()),
    });
    expect(refused).toEqual([['a', 'first', 'Enrol first.']]);
    expect(left()).toEqual([]);
  });

  it('that is refused stays where it is when the device has no room for the reason', async () => {
    const closed = new ApiError(403, 'not-enrolled', 'Enrol first.');
    await sendWaiting({ place, refuse: () => false, send: () => Promise.reject(closed) });
    expect(left()).toEqual(['a', 'b']);
  });

  it('and was written on while it was sent stays in its newer form', async () => {
    await sendWaiting({
      place,
      refuse,
      send: async (id) => id === 'a' && place.store('first, and more', 'a'),
    });
    expect(place.all()).toEqual([{ id: 'a', value: 'first, and more' }]);
  });
});
