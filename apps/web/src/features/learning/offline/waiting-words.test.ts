import { describe, expect, it } from 'vitest';
import { bookingWords, eventWords, textWords } from './waiting-words.ts';

const event = { id: '1', lessonId: 'a', occurredAt: '2026-11-15T12:00:00.000Z' } as const;

describe('a step that waits', () => {
  it.each([
    [{ kind: 'lesson-opened' }, 'You opened the lesson'],
    [{ kind: 'lesson-studied', seconds: 20 }, 'You studied for a moment'],
    [{ kind: 'lesson-studied', seconds: 300 }, 'You studied for 5 min'],
    [{ kind: 'exercise-tried', isPassed: false }, 'You tried the exercise'],
    [{ kind: 'exercise-tried', isPassed: true }, 'You solved the exercise'],
  ] as const)('%j reads "%s"', (happened, words) => {
    expect(eventWords({ ...event, ...happened })).toBe(words);
  });

  it.each([
    [false, 'A seat in “Charts”'],
    [true, 'A place on the waiting list for “Charts”'],
  ])('of a session, with the waiting list being enough: %s, is "%s"', (orWait, words) => {
    expect(bookingWords({ title: 'Charts', orWait })).toBe(words);
  });

  it.each([
    ['ai-fundamentals', 'Your project'],
    ['a-lesson/code', 'Your program'],
    ['a-lesson/notes', 'Your notes'],
    ['a-lesson/note-plan', 'What you wrote in the lesson'],
  ])('of the place %s is "%s"', (id, words) => {
    expect(textWords(id)).toBe(words);
  });
});
