import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DeviceStorage, forgetKind } from '../../device/device-store.ts';
import { answerKey, answerQuery } from '../answers.ts';
import { createQueryClient } from '../query-client.ts';
import { restoreAnswers, STORED_LIMITS, storedAnswersOf } from './stored-answers.ts';

const EVENTS = answerKey('GET /api/events');
const courseKey = (courseId: string) => answerKey('GET /api/courses/:courseId', { courseId });
const START = Date.parse('2026-11-15T08:00:00Z');

let storage: DeviceStorage;
let time: number;
const now = () => time;
const keptBy = (userId: string, shape = 'a') => storedAnswersOf(userId, { storage, shape, now });

beforeEach(() => {
  const entries = new Map<string, string>();
  time = START;
  storage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
});

describe('the answers of the last visit', () => {
  it('are there in the next one, with their time', () => {
    keptBy('thandi').store(EVENTS, [{ id: 'e' }]);
    time += 60_000;
    expect(keptBy('thandi').read()).toEqual([
      { shape: 'a', keptAt: START, key: EVENTS, data: [{ id: 'e' }] },
    ]);
  });

  it('are nobody else’s', () => {
    keptBy('thandi').store(EVENTS, []);
    expect(keptBy('sipho').read()).toEqual([]);
  });

  it('go with their person, and leave the work that is not sent', () => {
    keptBy('thandi').store(EVENTS, []);
    storage.setItem('academy.1/thandi/learning-event/1', '{}');
    forgetKind('thandi', 'answer', storage);
    expect(keptBy('thandi').read()).toEqual([]);
    expect(storage.length).toBe(1);
  });

  it('are not read by a build that knows another form of them', () => {
    keptBy('thandi', 'a').store(EVENTS, []);
    expect(keptBy('thandi', 'b').read()).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('end after thirty days', () => {
    keptBy('thandi').store(EVENTS, []);
    time += STORED_LIMITS.days * 24 * 60 * 60 * 1000;
    expect(keptBy('thandi').read()).toHaveLength(1);
    time += 1;
    expect(keptBy('thandi').read()).toEqual([]);
  });

  it('are none where nobody is signed in', () => {
    keptBy('thandi').store(answerKey('GET /api/auth/user'), null);
    expect(storage.length).toBe(0);
  });

  it('are few: the oldest make room', () => {
    const stored = keptBy('thandi');
    for (let n = 0; n <= STORED_LIMITS.answers; n += 1) {
      time += 1;
      stored.store(courseKey(`c${n}`), { n });
    }
    const left = keptBy('thandi').read();
    expect(left).toHaveLength(STORED_LIMITS.answers);
    expect(left[0]?.key).toEqual(courseKey('c1'));
  });

  it('are small: the oldest make room, also those of the visit before', () => {
    const third = 'x'.repeat(STORED_LIMITS.characters / 3);
    for (const id of ['a', 'b', 'c']) {
      time += 1;
      const stored = keptBy('thandi');
      stored.read();
      stored.store(courseKey(id), third);
    }
    expect(
      keptBy('thandi')
        .read()
        .map(({ key }) => key),
    ).toEqual([courseKey('b'), courseKey('c')]);
  });

  it('do not hold one that is larger than all of the room, which a developer is told', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    keptBy('thandi').store(EVENTS, ['small']);
    keptBy('thandi').store(EVENTS, 'x'.repeat(STORED_LIMITS.characters));
    expect(storage.length).toBe(0);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('["GET /api/events"] exceeds the 400000'),
    );
    told.mockRestore();
  });
});

describe('a screen that begins with them', () => {
  beforeEach(() => vi.useFakeTimers({ now: START }));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('shows them at once, and asks once more', async () => {
    const calls: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      calls.push(path);
      return Response.json(['new']);
    });
    const client = createQueryClient();
    restoreAnswers(client, [{ shape: 'a', keptAt: START - 1000, key: EVENTS, data: ['old'] }]);
    const observer = new QueryObserver(client, answerQuery('GET /api/events'));
    expect(observer.getCurrentResult().data).toEqual(['old']);
    observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data).toEqual(['new']);
    new QueryObserver(client, answerQuery('GET /api/events')).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['/api/events']);
  });
});
