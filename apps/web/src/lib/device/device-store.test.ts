import { describe, expect, it } from 'vitest';
import { type DeviceStorage, forgetPerson, hasPrivate, privatePlace, sharedPlace } from './device-store.ts';

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
    const place = privatePlace('thandi', 'writing', text, storage);
    expect(place.keep('a', 'lesson-1')).toBe(true);
    expect(place.read('lesson-1')).toBe('a');
    expect(place.read('lesson-2')).toBeNull();
    expect(privatePlace('sipho', 'writing', text, storage).read('lesson-1')).toBeNull();
    expect(privatePlace('thandi', 'project', text, storage).read('lesson-1')).toBeNull();
  });

  it('is listed whole and dropped one by one', () => {
    const place = privatePlace('thandi', 'learning-event', text, createStorage());
    place.keep('a', '1');
    place.keep('b', '2');
    place.drop('1');
    expect(place.all()).toEqual([{ id: '2', value: 'b' }]);
  });

  it.each(['{', '1', 'null', ''])('that reads %j counts as nothing', (stored) => {
    const storage = createStorage();
    const place = sharedPlace('lesson-text-size', text, storage);
    place.keep('large');
    const [key = ''] = storage.keys();
    storage.setItem(key, stored);
    expect(place.read()).toBeNull();
    expect(place.all()).toEqual([]);
  });

  it('reports a full device', () => {
    const place = privatePlace('thandi', 'writing', text, createStorage(1));
    expect(place.keep('a', '1')).toBe(true);
    expect(place.keep('b', '2')).toBe(false);
    expect(place.read('2')).toBeNull();
  });

  it('makes room on a full device for what somebody did, from what the academy can give again', () => {
    const storage = createStorage(3);
    const answers = privatePlace('thandi', 'answer', text, storage);
    answers.keep('who', '["GET /api/auth/user"]');
    answers.keep('list', '["GET /api/courses"]');
    answers.keep('plan', '["GET /api/study-plan"]');
    const notes = privatePlace('thandi', 'writing', text, storage);
    expect(notes.keep('a', '1')).toBe(true);
    expect(answers.all()).toHaveLength(2);
    expect(notes.keep('b', '2')).toBe(true);
    // The last user stays known: without that the work would not be found at the next start.
    expect(answers.all()).toEqual([{ id: '["GET /api/auth/user"]', value: 'who' }]);
    expect(notes.keep('c', '3')).toBe(false);
    expect(notes.all()).toHaveLength(2);
  });

  it('is not given up for an answer, nor for a figure of the device', () => {
    const storage = createStorage(2);
    privatePlace('thandi', 'writing', text, storage).keep('a', '1');
    const answers = privatePlace('thandi', 'answer', text, storage);
    answers.keep('list', '1');
    expect(answers.keep('plan', '2')).toBe(false);
    expect(sharedPlace('visits', text, storage).keep('2')).toBe(false);
    expect(storage.keys()).toHaveLength(2);
  });

  it('may be forbidden altogether', () => {
    const place = privatePlace('thandi', 'writing', text, null);
    expect(place.keep('a', '1')).toBe(false);
    expect([place.read('1'), place.all()]).toEqual([null, []]);
    place.drop('1');
    expect(hasPrivate('thandi', ['writing'], null)).toBe(false);
  });
});

describe('after logging out', () => {
  it('nothing of the person is left, nor a name in an old key; others and the device keep theirs', () => {
    const storage = createStorage();
    privatePlace('lerato', 'writing', text, storage).keep('a', '1');
    privatePlace('lerato', 'attempt', text, storage).keep('b');
    privatePlace('sipho', 'writing', text, storage).keep('c', '1');
    sharedPlace('lesson-text-size', text, storage).keep('large');
    storage.setItem('learning-event:lerato@example.co.za:1', '{}');
    storage.setItem('theme', 'dark');
    expect(hasPrivate('lerato', ['writing'], storage)).toBe(true);
    forgetPerson('lerato', storage);
    expect(storage.keys()).toEqual(['academy.1/sipho/writing/1', 'academy.1/-/lesson-text-size/', 'theme']);
    expect(hasPrivate('lerato', ['writing', 'attempt'], storage)).toBe(false);
  });

  it('a page that is being left keeps nothing more', () => {
    const storage = createStorage();
    forgetPerson('zanele', storage);
    expect(privatePlace('zanele', 'learning-event', text, storage).keep('a', '1')).toBe(false);
    expect(storage.keys()).toEqual([]);
  });
});
