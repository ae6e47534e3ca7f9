import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEvent, emptyRecord } from '../learning-log/index.ts';
import {
  type CardAnswer,
  cardKey,
  cardOfCheck,
  checkOfCard,
  DAILY_CARDS,
  dailyQueue,
  enteredCard,
  type ReviewGrade,
  reviewedCard,
} from './index.ts';

const CARD = { courseId: 'c', lessonId: 'l', cardId: 'front' };
const at = (day: number) => new Date(Date.UTC(2026, 9, day, 10));
const answer = (day: number, grade: ReviewGrade): CardAnswer => ({ at: at(day), grade });

describe('the history of a card', () => {
  it('is the same in whatever order its answers arrive', () => {
    const answers = [answer(1, 'good'), answer(4, 'again'), answer(5, 'hard'), answer(9, 'good')];
    fc.assert(
      fc.property(fc.shuffledSubarray(answers, { minLength: 4 }), (arrived) => {
        const history = arrived.reduce<ReturnType<typeof reviewedCard> | undefined>(
          (known, each) => reviewedCard(known, CARD, each),
          undefined,
        );
        expect(history).toEqual({ ...CARD, enteredAt: at(1), answers });
      }),
    );
  });

  it('stays small: after forty answers the oldest is forgotten', () => {
    let history = enteredCard(undefined, CARD, at(1));
    for (let day = 1; day <= 41; day += 1) history = reviewedCard(history, CARD, answer(day, 'good'));
    expect(history.answers).toHaveLength(40);
    expect(history.answers[0]?.at).toEqual(at(2));
    expect(history.enteredAt).toEqual(at(1));
  });

  it('distinguishes a check from a card', () => {
    expect(checkOfCard(cardOfCheck('sum'))).toBe('sum');
    expect(checkOfCard('sum')).toBeNull();
  });
});

describe('the record of a learner', () => {
  const base = { lessonId: 'l', courseId: 'c', occurredAt: at(1) };

  it('takes in a check that was missed, and none that was right', () => {
    const record = emptyRecord();
    applyEvent(record, { kind: 'check-answered', ...base, checkId: 'k1', isRight: false });
    applyEvent(record, { kind: 'check-answered', ...base, checkId: 'k2', isRight: true });
    expect([...record.cards.keys()]).toEqual(['l/check:k1']);
    expect(record.cards.get('l/check:k1')?.answers).toEqual([]);
  });

  it('counts a review as learning of its day and leaves the lesson as it was', () => {
    const record = emptyRecord();
    applyEvent(record, { kind: 'card-reviewed', ...base, cardId: 'front', grade: 'good', seconds: 30 });
    expect(record.lessons.size).toBe(0);
    expect(record.courses.size).toBe(0);
    expect(record.days.get('2026-10-01')?.seconds).toBe(30);
    expect(record.tally).toMatchObject({ studySeconds: 30, learningDays: 1, points: 0 });
    expect(record.streak.streak.current).toBe(1);
  });
});

describe('the queue of a day', () => {
  const TODAY = '2026-10-10';
  const scheduled = (cardId: string, dueOn: string, answeredOn: string | null = null) => ({
    lessonId: 'l',
    cardId,
    dueOn,
    answeredOn,
  });
  const lesson = (lessonId: string, day: number, ...cardIds: string[]) => ({
    lessonId,
    completedAt: at(day),
    cardIds,
  });
  const names = (...[cards, lessons]: [Parameters<typeof dailyQueue>[0], Parameters<typeof dailyQueue>[1]]) =>
    dailyQueue(cards, lessons, TODAY).cards.map(cardKey);

  it('begins with what is longest overdue, then cards of lessons in the order of their completion', () => {
    const due = [
      scheduled('b', '2026-10-10'),
      scheduled('a', '2026-10-01'),
      scheduled('later', '2026-10-11'),
    ];
    const lessons = [lesson('second', 9, 'x', 'y'), lesson('first', 8, 'z')];
    expect(names(due, lessons)).toEqual(['l/a', 'l/b', 'first/z', 'second/x', 'second/y']);
  });

  it('asks for a card of a completed lesson only as long as it has no history', () => {
    expect(names([scheduled('x', '2026-10-30')], [lesson('l', 9, 'x', 'y')])).toEqual(['l/y']);
  });

  it('has at most ten cards, counting what was answered today', () => {
    const many = Array.from({ length: 14 }, (_, card) => `card-${card}`);
    const full = dailyQueue([], [lesson('l', 9, ...many)], TODAY);
    expect(full).toMatchObject({ doneToday: 0, waiting: 4 });
    expect(full.cards).toHaveLength(DAILY_CARDS);
    const done = Array.from({ length: 8 }, (_, card) => scheduled(`done-${card}`, '2026-10-20', TODAY));
    const rest = dailyQueue(done, [lesson('m', 9, ...many)], TODAY);
    expect(rest).toMatchObject({ doneToday: 8, waiting: 12 });
    expect(rest.cards).toHaveLength(2);
  });
});
