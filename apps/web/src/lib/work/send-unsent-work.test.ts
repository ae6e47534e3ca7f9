import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../answers/api-client.ts';
import { unsentEntry } from '../device/device-store.ts';
import { memoryStorage } from '../device/test/memory-storage.ts';
import { defineUnsentWork } from './define-unsent-work.ts';
import { sendUnsentWork } from './send-unsent-work.ts';
import { provideUnsentWork } from './test/provided-unsent-work.ts';

let signedIn: string;
let sent: string[];
/** By kind: what the server says instead of taking it. */
let failures: Map<string, Error>;

const entryOf = (kind: string) => (userId: string) =>
  unsentEntry(userId, kind, (stored) => stored as string | null);
const workOf = (kind: string, isUrgent = false) =>
  defineUnsentWork({
    entry: entryOf(kind),
    isUrgent,
    words: String,
    async send(id) {
      const failure = failures.get(kind);
      if (failure) throw failure;
      sent.push(`${kind} ${id}`);
    },
  });
const left = () =>
  ['note', 'seat', 'answer-sheet'].filter((kind) => entryOf(kind)('thandi').all().length > 0);

beforeEach(() => {
  signedIn = 'thandi';
  sent = [];
  failures = new Map();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', async () => Response.json({ id: signedIn }));
  provideUnsentWork({
    note: workOf('note'),
    seat: workOf('seat'),
    'answer-sheet': workOf('answer-sheet', true),
  });
  for (const kind of ['note', 'seat', 'answer-sheet']) entryOf(kind)('thandi').store('one', 'a');
});
afterEach(() => {
  provideUnsentWork({});
  vi.unstubAllGlobals();
});

it('sends what a deadline waits for first, then the rest', async () => {
  expect(await sendUnsentWork('thandi')).toBe(true);
  expect(sent).toEqual(['answer-sheet a', 'note a', 'seat a']);
  expect(left()).toEqual([]);
});

it('a fault of the server with one kind of work does not hold up the others', async () => {
  failures.set('note', new ApiError(500, 'fault', 'Broken.'));
  expect(await sendUnsentWork('thandi')).toBe(false);
  expect(sent).toEqual(['answer-sheet a', 'seat a']);
  expect(left()).toEqual(['note']);
});

it.each([
  ['a line that breaks', new ApiError(0, 'unreachable', 'Gone.')],
  ['a sign-in that has ended', new ApiError(401, 'not-signed-in', 'Who is it?')],
])('after %s nothing more is sent', async (_, failure) => {
  failures.set('answer-sheet', failure);
  expect(await sendUnsentWork('thandi')).toBe(false);
  expect(sent).toEqual([]);
  expect(left()).toHaveLength(3);
});

it('sends nothing for somebody who is no longer signed in', async () => {
  signedIn = 'sipho';
  expect(await sendUnsentWork('thandi')).toBe(false);
  expect(sent).toEqual([]);
});
