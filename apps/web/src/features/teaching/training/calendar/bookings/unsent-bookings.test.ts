import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onWrite } from '../../../../../lib/answers/writes/write-listeners.ts';
import { memoryStorage } from '../../../../../lib/device/test/memory-storage.ts';
import { refusalEntry } from '../../../../../lib/work/refusals.ts';
import { queuedBookingEntry } from './queued-bookings.ts';
import { unsentWork } from './unsent-bookings.ts';

interface SentBooking {
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
}

let sent: SentBooking[];
let answers: (() => Response)[];

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    sent.push({ path, key: new Headers(headers).get('idempotency-key'), body: JSON.parse(String(body)) });
    return answers.shift()?.() ?? Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

const want = (id: string, wantedAt: string, orWait = false) =>
  queuedBookingEntry('thandi').store({ title: `About ${id}`, orWait, repeatKey: `key-${id}`, wantedAt }, id);
const problem = (status: number, code: string, detail: string) => () =>
  new Response(JSON.stringify({ code, detail }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
const waiting = () =>
  queuedBookingEntry('thandi')
    .all()
    .map(({ id }) => id);

it('asks for each seat in the order in which it was wanted, under the key that it was given then', async () => {
  want('a-later', '2026-11-16T09:00:00.000Z', true);
  want('b-first', '2026-11-16T08:00:00.000Z');
  const reports: unknown[] = [];
  const stop = onWrite(async (endpoint) => void reports.push(endpoint));
  await unsentWork.send('thandi');
  stop();
  expect(sent).toEqual([
    { path: '/api/sessions/b-first/bookings', key: 'key-b-first', body: { orWait: false } },
    { path: '/api/sessions/a-later/bookings', key: 'key-a-later', body: { orWait: true } },
  ]);
  expect(waiting()).toEqual([]);
  expect(reports).toEqual(['POST /api/sessions/:sessionId/bookings']);
});

it.each([
  [false, 'A seat in “About charts”'],
  [true, 'A place on the waiting list for “About charts”'],
])('names a seat, with the waiting list being enough: %s, as "%s"', (orWait, words) => {
  want('charts', '2026-11-16T08:00:00.000Z', orWait);
  expect(unsentWork.waiting('thandi')).toEqual([
    { id: 'booking/charts', words, at: '2026-11-16T08:00:00.000Z' },
  ]);
});

it('keeps the reason of a refusal, and goes on with the next', async () => {
  want('full', '2026-11-16T08:00:00.000Z');
  want('free', '2026-11-16T09:00:00.000Z');
  answers = [problem(409, 'session-full', 'The last seat is gone.')];
  await unsentWork.send('thandi');
  expect(waiting()).toEqual([]);
  expect(refusalEntry('thandi', 'refused-request').all()).toEqual([
    { id: 'booking/full', value: { words: 'A seat in “About full”', sentence: 'The last seat is gone.' } },
  ]);
});

it('is content with a seat that was booked from elsewhere', async () => {
  want('charts', '2026-11-16T08:00:00.000Z');
  answers = [problem(409, 'already-booked', 'You have already booked this session.')];
  await unsentWork.send('thandi');
  expect(waiting()).toEqual([]);
  expect(refusalEntry('thandi', 'refused-request').all()).toEqual([]);
});

it.each([
  ['a server that answers 500', problem(500, 'fault', 'Something went wrong.')],
  ['a line that breaks', () => Response.error()],
])('%s leaves every one waiting, and the next time each is asked for once more', async (_, broken) => {
  want('charts', '2026-11-16T08:00:00.000Z');
  want('sums', '2026-11-16T09:00:00.000Z');
  answers = [broken];
  await expect(unsentWork.send('thandi')).rejects.toThrow();
  expect(waiting()).toEqual(['charts', 'sums']);
  await unsentWork.send('thandi');
  expect(waiting()).toEqual([]);
  expect(sent.map(({ key }) => key)).toEqual(['key-charts', 'key-charts', 'key-sums']);
});

it('sends nothing where nothing is requested, and notifies nobody', async () => {
  const stop = onWrite(async () => expect.unreachable());
  await unsentWork.send('thandi');
  stop();
  expect(sent).toEqual([]);
});
