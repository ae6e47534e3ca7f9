import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import { beforeEach } from 'vitest';
import { unsentEntry } from '../../device/device-store.ts';
import { memoryStorage } from '../../device/test/memory-storage.ts';
import { createLearningLog, type LogEdge, type SentEvents } from '../learning-log.ts';

export const START = Date.parse('2026-11-15T12:00:00.000Z');
export const OPENED = { kind: 'lesson-opened', lessonId: 'af-what-ai-is' } as const;

export const recorded = (
  events: readonly ReportedEvent[],
  changes: Partial<SentEvents> = {},
): SentEvents => ({
  recorded: events.length,
  known: [],
  refused: [],
  completed: { lessons: [], modules: [], courses: [] },
  unlocked: [],
  streak: { current: 1, longest: 1, lastActivity: null, weeklyGoal: 5, weeklyProgress: 1 },
  ...changes,
});

const freshDevice = () => ({
  storage: memoryStorage(),
  batches: [] as ReportedEvent[][],
  answer: (events: readonly ReportedEvent[]): SentEvents => recorded(events),
  timers: [] as { callback: () => void; delayMs: number }[],
  nowMs: START,
  ids: 0,
  refusedEvents: [] as [id: string, sentence: string][],
  isFullForReasons: false,
  clockErrorMs: 0 as number | null,
  assumedClockErrorMs: 0,
  meet: (): void => undefined,
});

/** What surrounds the log: created for each test, and changed by the test as needed. */
export function setUpDevice() {
  const device = freshDevice();
  beforeEach(() => {
    Object.assign(device, freshDevice());
  });

  function openLog(userId = 'learner') {
    const edge: LogEdge = {
      kept: unsentEntry(userId, 'learning-event', (stored) => stored as ReportedEvent | null, device.storage),
      meet: async () => device.meet(),
      async send(events) {
        device.batches.push([...events]);
        return device.answer(events);
      },
      refuse: ({ id }, sentence) => !device.isFullForReasons && device.refusedEvents.push([id, sentence]) > 0,
      now: () => device.nowMs++,
      clockErrorMs: () => device.clockErrorMs,
      assumedClockErrorMs: () => device.assumedClockErrorMs,
      newId: () => `id-${device.ids++}`,
      later(callback, delayMs) {
        const timer = { callback, delayMs };
        device.timers.push(timer);
        return () => {
          device.timers = device.timers.filter((other) => other !== timer);
        };
      },
      exclusively: (task) => task(),
    };
    return createLearningLog(edge);
  }

  async function passQuietTime() {
    const due = device.timers;
    device.timers = [];
    for (const { callback } of due) callback();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { device, openLog, passQuietTime };
}
