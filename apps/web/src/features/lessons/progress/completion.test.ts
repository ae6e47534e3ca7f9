import type { LessonAnswer } from '@academy/contract/lessons';
import { describe, expect, it } from 'vitest';
import { isReadToEnd, readingSecondsNeeded, whatIsLeft } from './completion.ts';

const OPEN_STATE = {
  isCompleted: false,
  isRead: false,
  place: 0,
  answeredChecks: [],
  exerciseTries: 0,
  isExercisePassed: false,
} satisfies LessonAnswer['state'];

const check = (id: string) =>
  ({
    id,
    kind: 'output',
    askHtml: '',
    showHtml: null,
    codeHtml: '',
    answer: '',
    whyHtml: '',
    near: [],
  }) as const;

const exercise = { id: 'total', uses: [], starter: '', tests: [], hidden: [], hints: [], mistakes: [] };

function left(state: Partial<LessonAnswer['state']>) {
  return whatIsLeft({
    blocks: [
      { kind: 'html', html: '<p>Text</p>' },
      { kind: 'check', id: 'first' },
      { kind: 'exercise', id: 'total' },
      { kind: 'check', id: 'second' },
    ],
    checks: [check('first'), check('second')],
    exercise,
    state: { ...OPEN_STATE, ...state },
  }).map(({ kind, id }) => `${kind} ${id}`);
}

describe('when a lesson counts as read', () => {
  it.each([
    [15, 20],
    [2, 20],
    [1, 15],
    [0.5, 7.5],
  ])('a lesson of %s minutes needs %s seconds on the page', (minutes, seconds) => {
    expect(readingSecondsNeeded(minutes)).toBe(seconds);
  });

  it.each([
    [true, 20, true],
    [true, 19.9, false],
    [false, 900, false],
  ])('with its end seen %s and %s seconds it is %s', (hasSeenEnd, seconds, isRead) => {
    expect(isReadToEnd(hasSeenEnd, seconds, 15)).toBe(isRead);
  });
});

describe('what is left of a lesson', () => {
  it('is everything at first, in the order of the page, the end last', () => {
    expect(left({})).toEqual(['check first', 'exercise total', 'check second', 'read read']);
  });

  it('is nothing when it was read, its checks answered and its exercise passed', () => {
    expect(left({ isRead: true, answeredChecks: ['second', 'first'], isExercisePassed: true })).toEqual([]);
  });

  it('still has the exercise after tries that did not pass', () => {
    expect(left({ isRead: true, answeredChecks: ['first', 'second'], exerciseTries: 9 })).toEqual([
      'exercise total',
    ]);
  });

  it('is nothing for good once the lesson is completed, even if a check was added since', () => {
    expect(left({ isCompleted: true })).toEqual([]);
  });

  it('names each check by its place', () => {
    const [first] = whatIsLeft({
      blocks: [{ kind: 'check', id: 'second' }],
      checks: [check('first'), check('second')],
      exercise: null,
      state: OPEN_STATE,
    });
    expect(first).toMatchObject({ place: 2, total: 2 });
  });
});
