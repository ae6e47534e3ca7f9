import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../answers/api-client.ts';
import { type UnsentEntry, unsentEntry } from '../device/device-store.ts';
import { memoryStorage } from '../device/test/memory-storage.ts';
import { defineUnsentWork } from './define-unsent-work.ts';
import { refusalEntry } from './refusals.ts';

const OWNER = 'thandi';
const readNote = (stored: unknown) => (typeof stored === 'string' ? stored : null);
const noteEntry = (userId: string) => unsentEntry(userId, 'note', readNote);

let storage: ReturnType<typeof memoryStorage>;
let place: UnsentEntry<string>;
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  place = noteEntry(OWNER);
  place.store('first', 'a');
  place.store('second', 'b');
  return () => void vi.unstubAllGlobals();
});

type Send = (id: string, value: string) => Promise<unknown>;
const notes = (send: Send) =>
  defineUnsentWork({ entry: noteEntry, send, words: (id) => `Your note ${id}`, text: (note) => note });
const left = () => place.all().map(({ id }) => id);
const refused = (kind: 'refused-text' | 'refused-request' = 'refused-text') =>
  refusalEntry(OWNER, kind).all();
const CLOSED = new ApiError(403, 'not-enrolled', 'Enrol first.');

describe('what waits', () => {
  it('is listed in the words of its owner', () => {
    const { waiting } = notes(async () => undefined);
    expect(waiting(OWNER)).toEqual([
      { id: 'note/a', words: 'Your note a', at: null },
      { id: 'note/b', words: 'Your note b', at: null },
    ]);
  });

  it('is sent in order and then gone', async () => {
    const sent: string[] = [];
    await notes(async (_, value) => sent.push(value)).send(OWNER);
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
    await expect(notes(() => Promise.reject(failure)).send(OWNER)).rejects.toBe(failure);
    expect(left()).toEqual(['a', 'b']);
    expect(refused()).toEqual([]);
  });

  it('that is refused is kept with its reason, and does not hold up the rest', async () => {
    await notes((id) => (id === 'a' ? Promise.reject(CLOSED) : Promise.resolve())).send(OWNER);
    expect(refused()).toEqual([
      { id: 'note/a', value: { words: 'Your note a', sentence: 'Enrol first.', text: 'first' } },
    ]);
    expect(left()).toEqual([]);
  });

  it('that is refused does not overwrite refused work of another kind with the same id', async () => {
    const otherEntry = (userId: string) => unsentEntry(userId, 'project', readNote);
    otherEntry(OWNER).store('an essay', 'a');
    const send = () => Promise.reject(CLOSED);
    await notes(send).send(OWNER);
    await defineUnsentWork({
      entry: otherEntry,
      send,
      words: () => 'Your project',
      text: (essay) => essay,
    }).send(OWNER);
    expect(refused().map(({ id }) => id)).toEqual(['note/a', 'note/b', 'project/a']);
  });

  it('that nobody wrote, such as a request, is no text of its owner after a refusal', async () => {
    const send = () => Promise.reject(CLOSED);
    await defineUnsentWork({ entry: noteEntry, send, words: () => 'A seat' }).send(OWNER);
    expect(refused()).toEqual([]);
    expect(refused('refused-request').map(({ value }) => value)).toEqual([
      { words: 'A seat', sentence: 'Enrol first.' },
      { words: 'A seat', sentence: 'Enrol first.' },
    ]);
  });

  it('that is refused is let go where nobody need hear of it', async () => {
    const send = () => Promise.reject(CLOSED);
    await defineUnsentWork({ entry: noteEntry, send, words: String, forgetRefused: true }).send(OWNER);
    expect([left(), refused(), refused('refused-request')]).toEqual([[], [], []]);
  });

  it('that is refused stays where it is when the device has no room for the reason', async () => {
    storage.isFull = true;
    await notes(() => Promise.reject(CLOSED)).send(OWNER);
    expect(left()).toEqual(['a', 'b']);
  });

  it('and was written on while it was sent stays in its newer form', async () => {
    await notes(async (id) => id === 'a' && place.store('first, and more', 'a')).send(OWNER);
    expect(place.all()).toEqual([{ id: 'a', value: 'first, and more' }]);
  });
});
