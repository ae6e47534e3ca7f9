import type { ReportedEvent } from '@academy/contract/learning';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from './api-client.ts';
import { privatePlace } from './device-store.ts';
import { createLearningLog, type LogEdge, type SentEvents } from './learning-log.ts';

const START = Date.parse('2026-11-15T12:00:00.000Z');
const OPENED = { kind: 'lesson-opened', lessonId: 'af-what-ai-is' } as const;

class MemoryStorage {
  readonly kept = new Map<string, string>();
  isFull = false;
  get length() {
    return this.kept.size;
  }
  key(index: number) {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.kept.set(key, value);
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
}

const recorded = (events: readonly ReportedEvent[], changes: Partial<SentEvents> = {}): SentEvents => ({
  recorded: events.length,
  known: [],
  refused: [],
  completed: { lessons: [], modules: [], courses: [] },
  streak: { current: 1, longest: 1, lastActivity: null, weeklyGoal: 5, weeklyProgress: 1 },
  ...changes,
});

let storage: MemoryStorage;
let batches: ReportedEvent[][];
let answer: (events: readonly ReportedEvent[]) => SentEvents;
let timers: { callback: () => void; delayMs: number }[];
let nowMs: number;
let ids: number;

beforeEach(() => {
  storage = new MemoryStorage();
  batches = [];
  answer = (events) => recorded(events);
  timers = [];
  nowMs = START;
  ids = 0;
});

function openLog(userId = 'learner') {
  const edge: LogEdge = {
    kept: privatePlace(userId, 'learning-event', (stored) => stored as ReportedEvent | null, storage),
    async send(events) {
      batches.push([...events]);
      return answer(events);
    },
    now: () => nowMs++,
    newId: () => `id-${ids++}`,
    later(callback, delayMs) {
      const timer = { callback, delayMs };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    exclusively: (task) => task(),
  };
  return createLearningLog(edge);
}

async function passQuietTime() {
  const due = timers;
  timers = [];
  for (const { callback } of due) callback();
  await new Promise((resolve) => setTimeout(resolve));
}

describe('the learning log on a device', () => {
  it('keeps an event at once and sends it after two seconds of quiet', async () => {
    const log = openLog();
    log.record(OPENED);
    log.record({ ...OPENED, kind: 'lesson-read' });
    expect(batches).toEqual([]);
    expect(storage.length).toBe(2);
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([2000]);
    await passQuietTime();
    expect(batches.map((batch) => batch.map(({ kind }) => kind))).toEqual([['lesson-opened', 'lesson-read']]);
    expect(storage.length).toBe(0);
  });

  it('sends what a closed tab left behind when it starts again', async () => {
    openLog().record(OPENED);
    await openLog().flush();
    expect(batches).toHaveLength(1);
    expect(storage.length).toBe(0);
  });

  it("leaves another person's events alone", async () => {
    openLog('thandi').record(OPENED);
    await openLog('sipho').flush();
    expect(batches).toEqual([]);
    expect(openLog('thandi').pending()).toHaveLength(1);
  });

  it('keeps every event when the network fails, and tries again', async () => {
    const log = openLog();
    log.record(OPENED);
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await passQuietTime();
    expect(log.pending()).toHaveLength(1);
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([30_000]);
    answer = (events) => recorded(events);
    await passQuietTime();
    expect(log.pending()).toEqual([]);
  });

  it('waits for the next start when nobody is signed in', async () => {
    const log = openLog();
    log.record(OPENED);
    answer = () => {
      throw new ApiError(401, 'not-signed-in', 'Please sign in.');
    };
    await passQuietTime();
    expect(log.pending()).toHaveLength(1);
    expect(timers).toEqual([]);
  });

  it('lets go of what the server names as known or refused', async () => {
    const log = openLog();
    for (let index = 0; index < 3; index++) log.record(OPENED);
    answer = (events) =>
      events.length === 3
        ? recorded(events, {
            recorded: 0,
            known: ['id-0'],
            refused: [{ id: 'id-1', code: 'too-old', sentence: 'Too old.' }],
          })
        : recorded(events);
    await passQuietTime();
    expect(batches.map((batch) => batch.map(({ id }) => id))).toEqual([['id-0', 'id-1', 'id-2'], ['id-2']]);
  });

  it('counts what a phone with a fast clock has learned, at the time that the server tells', async () => {
    const log = openLog();
    nowMs = START + 7_200_000;
    log.record(OPENED);
    answer = (events) => {
      nowMs = START;
      const refused = events
        .filter(({ occurredAt }) => Date.parse(occurredAt) > START + 300_000)
        .map(({ id }) => ({ id, code: 'in-the-future', sentence: 'This is dated in the future.' }));
      return recorded(events, { recorded: events.length - refused.length, refused });
    };
    await passQuietTime();
    expect(batches.map(([event]) => event?.id)).toEqual(['id-0', 'id-0']);
    expect(Date.parse(batches[1]?.[0]?.occurredAt ?? '') - START).toBeLessThan(1000);
    expect(log.pending()).toEqual([]);
  });

  it('sends at most a hundred events in one batch', async () => {
    const log = openLog();
    for (let index = 0; index < 205; index++) log.record(OPENED);
    await log.flush();
    expect(batches.map((batch) => batch.length)).toEqual([100, 100, 5]);
  });

  it('finds the one event that the server cannot read and sends the others', async () => {
    const log = openLog();
    for (let index = 0; index < 5; index++) log.record(OPENED);
    answer = (events) => {
      if (events.some(({ id }) => id === 'id-3'))
        throw new ApiError(400, 'invalid-request', 'The request is not valid.');
      return recorded(events);
    };
    await log.flush();
    expect(log.pending()).toEqual([]);
    const taken = batches.filter((batch) => batch.every(({ id }) => id !== 'id-3')).flat();
    expect(new Set(taken.map(({ id }) => id))).toEqual(new Set(['id-0', 'id-1', 'id-2', 'id-4']));
  });

  it('loses nothing when two tabs record and send at the same time', async () => {
    const [first, second] = [openLog(), openLog()];
    first.record(OPENED);
    const sending = first.flush();
    second.record({ ...OPENED, kind: 'lesson-read' });
    await sending;
    await second.flush();
    expect(new Set(batches.flat().map(({ id }) => id))).toEqual(new Set(['id-0', 'id-1']));
    expect(storage.length).toBe(0);
  });

  it('sends at once when the page may end, and keeps what got no answer', async () => {
    const log = openLog();
    log.record(OPENED);
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    log.flushOnLeaving();
    await new Promise((resolve) => setTimeout(resolve));
    expect(batches).toHaveLength(1);
    expect(log.pending()).toHaveLength(1);
  });

  it('works without room in the storage of the device', async () => {
    const log = openLog();
    storage.isFull = true;
    log.record(OPENED);
    expect(log.pending()).toHaveLength(1);
    await log.flush();
    expect(batches).toHaveLength(1);
    expect(log.pending()).toEqual([]);
  });

  it('tells what the events have completed', async () => {
    const log = openLog();
    const completed = { lessons: ['af-what-ai-is'], modules: [], courses: [] };
    answer = (events) => recorded(events, { completed });
    const told: SentEvents['completed'][] = [];
    log.subscribe((sent) => told.push(sent.completed));
    log.record(OPENED);
    await log.flush();
    expect(told).toEqual([completed]);
  });
});
