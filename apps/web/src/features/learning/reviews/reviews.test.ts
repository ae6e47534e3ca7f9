import { describe, expect, it } from 'vitest';
import { answeredKeys, openCards, secondsSince, withoutCard } from './review-queue.ts';
import { doneWords, gradeOfKey } from './review-words.ts';

const card = (cardId: string) => ({
  kind: 'card' as const,
  lessonId: 'l',
  courseId: 'c',
  lessonTitle: 'Lesson',
  cardId,
  frontHtml: '',
  backHtml: '',
});
const queue = { cards: [card('a'), card('b')], doneToday: 3, waiting: 0 };

describe('the queue on the device', () => {
  it('loses a card that was answered, once', () => {
    const after = withoutCard(queue, 'l/a');
    expect(after).toEqual({ cards: [card('b')], doneToday: 4, waiting: 0 });
    expect(withoutCard(after, 'l/a')).toEqual(after);
  });

  it('leaves out what waits to be sent', () => {
    const base = { id: 'x', lessonId: 'l', occurredAt: '2026-11-15T12:00:00Z' };
    const keys = answeredKeys([
      { ...base, kind: 'card-reviewed', cardId: 'b', grade: 'good' },
      { ...base, kind: 'lesson-read' },
    ]);
    expect(openCards(queue, new Set(keys))).toEqual([card('a')]);
  });

  it('counts the time of a card up to two minutes', () => {
    expect(secondsSince(1000, 21_400)).toBe(20);
    expect(secondsSince(0, 9_000_000)).toBe(120);
    expect(secondsSince(500, 0)).toBe(0);
  });
});

describe('the words of a review', () => {
  it('have a key for each grade', () => {
    expect(['1', '2', '3', '4', 'x'].map(gradeOfKey)).toEqual([
      'again',
      'hard',
      'good',
      undefined,
      undefined,
    ]);
  });

  it('say what is done and what waits', () => {
    expect(doneWords(1, 0)).toMatch(/^You reviewed 1 card today\. What you knew/);
    expect(doneWords(10, 1)).toMatch(/^You reviewed 10 cards today\. 1 card waits for tomorrow/);
    expect(doneWords(10, 4)).toMatch(/4 cards wait for tomorrow/);
  });
});
