import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import { describe, expect, it } from 'vitest';
import { unsentEntry } from '../device/device-store.ts';
import { memoryStorage } from '../device/test/memory-storage.ts';
import { createLearningLog, type LearningAction, type SentEvents } from './learning-log.ts';

const LESSON = 'af-what-ai-is';
/** What a lesson reports from its opening to the next one. */
const STEPS: readonly (readonly [name: string, action: LearningAction])[] = [
  ['is opened', { kind: 'lesson-opened', lessonId: LESSON }],
  ['asks a check', { kind: 'check-answered', lessonId: LESSON, checkId: 'af-what-ai-is-1', isRight: true }],
  ['has its exercise tried', { kind: 'exercise-tried', lessonId: LESSON, isPassed: true }],
  ['is completed', { kind: 'lesson-read', lessonId: LESSON }],
  ['is left for the next', { kind: 'lesson-opened', lessonId: 'af-ai-today' }],
];

/** Counts an event once, by its id, and keeps the order of arrival. */
function createServer() {
  const recorded: ReportedEvent[] = [];
  return {
    recorded,
    take(events: readonly ReportedEvent[]): SentEvents {
      const isKnown = ({ id }: ReportedEvent) => recorded.some((other) => other.id === id);
      const known = events.filter(isKnown).map(({ id }) => id);
      const fresh = events.filter((event) => !isKnown(event));
      recorded.push(...fresh);
      return {
        recorded: fresh.length,
        known,
        refused: [],
        completed: { lessons: [], modules: [], courses: [] },
        unlocked: [],
        streak: { current: 1, longest: 1, lastActivity: null, weeklyGoal: 5, weeklyProgress: 1 },
      };
    },
  };
}

type Line = 'up' | 'down' | 'without answers';

function createPhone(server: ReturnType<typeof createServer>, name: string) {
  const storage = memoryStorage();
  let line: Line = 'up';
  let ticks = 0;
  const openTab = () =>
    createLearningLog({
      kept: unsentEntry('learner', 'learning-event', (stored) => stored as ReportedEvent | null, storage),
      async meet() {
        if (line === 'down') throw new TypeError('Failed to fetch');
      },
      async send(events) {
        if (line === 'down') throw new TypeError('Failed to fetch');
        const answer = server.take(events);
        if (line === 'without answers') throw new TypeError('Failed to fetch');
        return answer;
      },
      refuse: () => true,
      now: () => Date.parse('2026-11-15T12:00:00Z') + ticks++ * 1000,
      clockErrorMs: () => 0,
      assumedClockErrorMs: () => 0,
      newId: () => `${name}-${ticks}`,
      later: () => () => undefined,
      exclusively: (task) => task(),
    });
  return {
    openTab,
    storage,
    turnLine: (to: Line) => {
      line = to;
    },
  };
}

const kindsOf = (events: readonly ReportedEvent[]) => events.map(({ kind }) => kind);

describe('a lesson on a line that breaks', () => {
  it.each(
    STEPS.flatMap(([name], cutAt) =>
      (['down', 'without answers'] as const).map((line) => [name, line, cutAt] as const),
    ),
  )('counts once and in order when it %s and the line is %s', async (_name, broken, cutAt) => {
    const server = createServer();
    const phone = createPhone(server, 'phone');
    const tab = phone.openTab();
    for (const [index, [, action]] of STEPS.entries()) {
      if (index === cutAt) phone.turnLine(broken);
      tab.record(action);
      await tab.flush();
    }
    // The tab is closed; unsent events are on the device.
    phone.turnLine('up');
    await phone.openTab().flush();
    expect(kindsOf(server.recorded)).toEqual(STEPS.map(([, { kind }]) => kind));
    expect(new Set(server.recorded.map(({ id }) => id)).size).toBe(STEPS.length);
    expect(phone.storage.length).toBe(0);
  });

  it('loses nothing of two devices that learned the same without it, whichever comes back first', async () => {
    const server = createServer();
    const devices = [createPhone(server, 'phone'), createPhone(server, 'laptop')];
    for (const { openTab, turnLine } of devices) {
      turnLine('down');
      const tab = openTab();
      for (const [, action] of STEPS) tab.record(action);
      await tab.flush();
    }
    expect(server.recorded).toEqual([]);
    for (const { openTab, turnLine, storage } of devices.toReversed()) {
      turnLine('up');
      await openTab().flush();
      expect(storage.length).toBe(0);
    }
    expect(server.recorded).toHaveLength(2 * STEPS.length);
    expect(kindsOf(server.recorded.slice(0, STEPS.length))).toEqual(STEPS.map(([, { kind }]) => kind));
  });
});
