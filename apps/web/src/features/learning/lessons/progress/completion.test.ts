import { describe, expect, it } from 'vitest';
import type { Lesson } from '../lesson.ts';
import { remainingSteps, stayInWords } from './completion.ts';

const OPEN_STATE = {
  isCompleted: false,
  isRead: false,
  place: 0,
  answeredChecks: [],
  exerciseTries: 0,
  isExercisePassed: false,
  studiedSeconds: 0,
} satisfies Lesson['state'];

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

function left(state: Partial<Lesson['state']>) {
  return remainingSteps({
    blocks: [
      { kind: 'html', html: '<p>Text</p>' },
      { kind: 'check', id: 'first' },
      { kind: 'exercise', id: 'total', taskHtml: '' },
      { kind: 'check', id: 'second' },
    ],
    checks: [check('first'), check('second')],
    exercise,
    minutes: 10,
    state: { ...OPEN_STATE, ...state },
  }).map(({ kind, id }) => `${kind} ${id}`);
}

describe('what is left of a lesson', () => {
  it('is everything at first, in the order of the page, the end last', () => {
    expect(left({})).toEqual(['check first', 'exercise total', 'check second', 'read read', 'time time']);
  });

  it('is nothing when it was read, its checks answered, its exercise passed and some time spent on it', () => {
    expect(
      left({
        isRead: true,
        answeredChecks: ['second', 'first'],
        isExercisePassed: true,
        studiedSeconds: 120,
      }),
    ).toEqual([]);
  });

  it('still has the exercise after tries that did not pass', () => {
    expect(
      left({ isRead: true, answeredChecks: ['first', 'second'], exerciseTries: 9, studiedSeconds: 120 }),
    ).toEqual(['exercise total']);
  });

  it('is nothing for good once the lesson is completed, even if a check was added since', () => {
    expect(left({ isCompleted: true })).toEqual([]);
  });

  it('names each check by its place', () => {
    const [first] = remainingSteps({
      blocks: [
        { kind: 'check', id: 'second' },
        { kind: 'check', id: 'first' },
      ],
      checks: [check('first'), check('second')],
      exercise: null,
      minutes: 10,
      state: OPEN_STATE,
    });
    expect(first).toMatchObject({ place: 2, total: 2 });
  });

  it.each([
    [1, 'about one more minute'],
    [60, 'about one more minute'],
    [61, 'about 2 more minutes'],
    [170, 'about 3 more minutes'],
  ])('with %i seconds to go asks for %s', (seconds, words) => {
    expect(stayInWords(seconds)).toBe(words);
  });
});
