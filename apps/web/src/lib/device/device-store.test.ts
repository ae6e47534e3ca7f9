import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type DeviceStorage,
  type DraftKind,
  draftEntry,
  forgetPerson,
  hasPrivate,
  type PrivateKind,
  privateEntry,
  sharedEntry,
} from './device-store.ts';

function createStorage(room = Number.POSITIVE_INFINITY): DeviceStorage & { keys: () => string[] } {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (entries.size >= room) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
    keys: () => [...entries.keys()],
  };
}

const text = (stored: unknown) => (typeof stored === 'string' ? stored : null);

describe('what the device keeps', () => {
  it('belongs to one person, one kind and one thing', () => {
    const storage = createStorage();
    const place = privateEntry('thandi', 'guess', text, storage);
    expect(place.store('a', 'lesson-1')).toBe(true);
    expect(place.read('lesson-1')).toBe('a');
    expect(place.read('lesson-2')).toBeNull();
    expect(privateEntry('sipho', 'guess', text, storage).read('lesson-1')).toBeNull();
    expect(privateEntry('thandi', 'check-answer', text, storage).read('lesson-1')).toBeNull();
  });

  it('is a draft, which logging out asks about, or may be deleted, never both', () => {
    expectTypeOf<Extract<PrivateKind, DraftKind>>().toEqualTypeOf<never>();
    expectTypeOf(draftEntry).parameter(1).toEqualTypeOf<DraftKind>();
    expectTypeOf(privateEntry).parameter(1).toEqualTypeOf<PrivateKind>();
  });

  it('is listed whole and dropped one by one', () => {
    const place = privateEntry('thandi', 'attempt', text, createStorage());
    place.store('a', '1');
    place.store('b', '2');
    place.drop('1');
    expect(place.all()).toEqual([{ id: '2', value: 'b' }]);
  });

  it.each(['{', '1', 'null', ''])('that reads %j counts as nothing', (stored) => {
    const storage = createStorage();
    const place = sharedEntry('lesson-text-size', text, storage);
    place.store('large');
    const [key = ''] = storage.keys();
    storage.setItem(key, stored);
    expect(place.read()).toBeNull();
    expect(place.all()).toEqual([]);
  });

  it('reports a full device', () => {
    const place = privateEntry('thandi', 'guess', text, createStorage(1));
    expect(place.store('a', '1')).toBe(true);
    expect(place.store('b', '2')).toBe(false);
    expect(place.read('2')).toBeNull();
  });

  it('makes room on a full device for what somebody did, from what the academy can give again', () => {
    const storage = createStorage(3);
    const answers = privateEntry('thandi', 'answer', text, storage);
    answers.store('who', '["GET /api/auth/user"]');
    answers.store('list', '["GET /api/courses"]');
    answers.store('plan', '["GET /api/study-plan"]');
    const notes = privateEntry('thandi', 'guess', text, storage);
    expect(notes.store('a', '1')).toBe(true);
    expect(answers.all()).toHaveLength(2);
    expect(notes.store('b', '2')).toBe(true);
    // The last user stays known: without that the work would not be found at the next start.
    expect(answers.all()).toEqual([{ id: '["GET /api/auth/user"]', value: 'who' }]);
    expect(notes.store('c', '3')).toBe(false);
    expect(notes.all()).toHaveLength(2);
  });

  it('is not given up for an answer, nor for a figure of the device', () => {
    const storage = createStorage(2);
    privateEntry('thandi', 'guess', text, storage).store('a', '1');
    const answers = privateEntry('thandi', 'answer', text, storage);
    answers.store('list', '1');
    expect(answers.store('plan', '2')).toBe(false);
    expect(sharedEntry('visits', text, storage).store('2')).toBe(false);
    expect(storage.keys()).toHaveLength(2);
  });

  it('may be forbidden altogether', () => {
    const place = privateEntry('thandi', 'guess', text, null);
    expect(place.store('a', '1')).toBe(false);
    expect([place.read('1'), place.all()]).toEqual([null, []]);
    place.drop('1');
    expect(hasPrivate('thandi', ['guess'], null)).toBe(false);
  });
});

describe('after logging out', () => {
  it('nothing of the person is left, nor a name in an old key; others and the device keep theirs', () => {
    const storage = createStorage();
    privateEntry('lerato', 'guess', text, storage).store('a', '1');
    privateEntry('lerato', 'attempt', text, storage).store('b');
    privateEntry('sipho', 'guess', text, storage).store('c', '1');
    sharedEntry('lesson-text-size', text, storage).store('large');
    storage.setItem('learning-event:lerato@example.co.za:1', '{}');
    storage.setItem('theme', 'dark');
    expect(hasPrivate('lerato', ['guess'], storage)).toBe(true);
    forgetPerson('lerato', storage);
    expect(storage.keys()).toEqual(['academy.1/sipho/guess/1', 'academy.1/-/lesson-text-size/', 'theme']);
    expect(hasPrivate('lerato', ['guess', 'attempt'], storage)).toBe(false);
  });

  it('a page that is being left keeps nothing more', () => {
    const storage = createStorage();
    forgetPerson('zanele', storage);
    expect(privateEntry('zanele', 'attempt', text, storage).store('a', '1')).toBe(false);
    expect(storage.keys()).toEqual([]);
  });
});
