import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unsentEntry } from '../device/device-store.ts';
import { recordNoResponse, recordResponse } from '../device/reach.ts';
import { memoryStorage } from '../device/test/memory-storage.ts';
import { defineUnsentWork, sendAndRefresh } from './define-unsent-work.ts';
import { keepSending } from './keep-sending.ts';
import { provideUnsentWork } from './test/provided-unsent-work.ts';

import { hasUnsentWork } from './unsent-work.ts';

const RETRY_MS = 30_000;
const seatEntry = (userId: string) => unsentEntry(userId, 'seat', (stored) => stored as string | null);
const seats = defineUnsentWork({
  entry: seatEntry,
  send: (sessionId) => sendAndRefresh('POST /api/sessions/:sessionId/bookings', { sessionId, orWait: false }),
  words: () => 'A seat',
});

let booked: number;
let requestCount: number;
let answer: () => Response;
let stop: (() => void) | undefined;

beforeEach(() => {
  recordResponse(Response.json({}), Date.now());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  provideUnsentWork({ seat: seats });
  booked = 0;
  requestCount = 0;
  answer = () => Response.json({});
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (path: string) => {
    requestCount += 1;
    if (path.startsWith('/api/auth/user')) return Response.json({ id: 'thandi' });
    booked += 1;
    return answer();
  });
});
afterEach(() => {
  provideUnsentWork({});
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cutOff = () => {
  throw new TypeError('Failed to fetch');
};
const want = () => seatEntry('thandi').store('Charts', 'charts');
/** Until everything pending has ended. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  let before = -1;
  while (before !== requestCount) {
    before = requestCount;
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
}
async function passRetryTime(): Promise<void> {
  vi.advanceTimersByTime(RETRY_MS);
  await settled();
}

it.each([
  ['a server that answers 500', () => Response.json({ code: 'fault', detail: 'Broken.' }, { status: 500 })],
  ['a line that breaks', cutOff],
])('a seat that met %s is asked for again by itself, until it is booked', async (_, broken) => {
  want();
  answer = broken;
  stop = keepSending('thandi');
  await settled();
  expect([booked, hasUnsentWork('thandi')]).toEqual([1, true]);
  await passRetryTime();
  expect(booked).toBe(2);
  answer = () => Response.json({});
  await passRetryTime();
  expect([booked, hasUnsentWork('thandi')]).toEqual([3, false]);
  const askedUntilThen = requestCount;
  await passRetryTime();
  expect(requestCount).toBe(askedUntilThen);
});

it('a page that was answered as it opened does not ask again who it is for; one that comes back does', async () => {
  recordResponse(Response.json({}, { headers: { date: new Date().toUTCString() } }), Date.now());
  want();
  stop = keepSending('thandi');
  await settled();
  expect([requestCount, booked]).toEqual([1, 1]);
  want();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect([requestCount, booked]).toEqual([3, 2]);
});

it('what has met no failure waits for its own time', async () => {
  stop = keepSending('thandi');
  want();
  await passRetryTime();
  expect(requestCount).toBe(0);
});

it('a seat that is wanted while nothing is reached is asked for by itself', async () => {
  stop = keepSending('thandi');
  recordNoResponse();
  want();
  await passRetryTime();
  expect([booked, hasUnsentWork('thandi')]).toEqual([1, false]);
});

it('nothing is asked for once it has ended', async () => {
  want();
  answer = cutOff;
  stop = keepSending('thandi');
  await settled();
  stop();
  await passRetryTime();
  expect(booked).toBe(1);
});
