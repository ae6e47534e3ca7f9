import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';

const event = { id: '1', lessonId: 'a', occurredAt: '2026-11-15T12:00:00.000Z' } as const;

it.each([
  [{ kind: 'lesson-opened' }, 'You opened the lesson'],
  [{ kind: 'lesson-studied', seconds: 20 }, 'You studied for a moment'],
  [{ kind: 'lesson-studied', seconds: 300 }, 'You studied for 5 min'],
  [{ kind: 'exercise-tried', isPassed: false }, 'You tried the exercise'],
  [{ kind: 'exercise-tried', isPassed: true }, 'You solved the exercise'],
] as const)('a step that waits: %j reads "%s"', (happened, words) => {
  expect(eventWords({ ...event, ...happened })).toBe(words);
});
