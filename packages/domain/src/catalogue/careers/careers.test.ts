import { describe, expect, it } from 'vitest';
import {
  type AssessmentQuestion,
  type CareerFit,
  chosenOptions,
  firstCourseFor,
  scoreCareers,
  statedHoursPerWeek,
  weeksForHours,
} from './index.ts';
import { wholeParts } from './whole-parts.ts';

const questions: readonly AssessmentQuestion[] = [
  {
    id: 'morning',
    options: [
      { id: 'make', gives: { building: 3, code: 1 } },
      { id: 'read', gives: { research: 3 } },
    ],
  },
  {
    id: 'evening',
    options: [
      { id: 'mend', gives: { building: 2 } },
      { id: 'sums', gives: { maths: 3 } },
    ],
  },
  {
    id: 'time',
    options: [
      { id: 'three', gives: {}, hoursPerWeek: 3 },
      { id: 'ten', gives: {}, hoursPerWeek: 10 },
    ],
  },
];

const career = (id: string, fit: Record<string, number>): CareerFit => ({
  id,
  fit,
  reasonsFor: Object.fromEntries(Object.keys(fit).map((trait) => [trait, `like ${trait}`])),
});

function scoresFor(careers: readonly CareerFit[], morning: string, evening: string) {
  const chosen = chosenOptions(questions, { morning, evening, time: 'three' }) ?? [];
  return scoreCareers(careers, questions, chosen);
}

describe('the answers of the career assessment', () => {
  it.each([
    ['nothing', {}],
    ['all but one', { morning: 'make', evening: 'mend' }],
    ['an option that the question does not have', { morning: 'mend', evening: 'mend', time: 'ten' }],
    ['a name of every object', { morning: 'make', evening: 'mend', time: 'constructor' }],
  ])('are incomplete with %s', (_what, answers) => {
    expect(chosenOptions(questions, answers)).toBeNull();
  });

  it('do not take an inherited property for an answer', () => {
    const inherited = [{ id: 'constructor', options: [{ id: 'a', gives: {} }] }];
    expect(chosenOptions(inherited, {})).toBeNull();
  });

  it('name the hours a week', () => {
    const chosen = chosenOptions(questions, { morning: 'make', evening: 'mend', time: 'ten' });
    expect(statedHoursPerWeek(chosen ?? [])).toBe(10);
    expect(statedHoursPerWeek([])).toBeNull();
  });
});

describe('the score of a career', () => {
  it('is weight times points in per cent of weight times the most points possible', () => {
    // 3 x 3 of 3 x 5 for building, 1 x 1 of 1 x 1 for code: 10 of 16.
    const [score] = scoresFor([career('maker', { building: 3, code: 1 })], 'make', 'sums');
    expect(score).toMatchObject({
      careerId: 'maker',
      percent: 63,
      parts: [
        { trait: 'building', percent: 57 },
        { trait: 'code', percent: 6 },
      ],
    });
  });

  it('is 100 when every answer is the best one, 0 when none gives anything', () => {
    const maker = career('maker', { building: 2 });
    expect(scoresFor([maker], 'make', 'mend')[0]?.percent).toBe(100);
    expect(scoresFor([maker], 'read', 'sums')[0]).toMatchObject({ percent: 0, parts: [], reasons: [] });
  });

  it('is 0 for a career whose traits no answer gives', () => {
    expect(scoresFor([career('poet', { rhyme: 3 })], 'make', 'mend')[0]?.percent).toBe(0);
  });

  it('puts the best first and keeps equal ones in the order of the careers', () => {
    const careers = [
      career('first', { research: 1 }),
      career('second', { building: 3 }),
      career('third', { building: 1 }),
      career('fourth', { building: 1, research: 3 }),
    ];
    // second and third have 3 of 5, whatever the weight; fourth 3 of 14.
    expect(scoresFor(careers, 'make', 'sums').map(({ careerId }) => careerId)).toEqual([
      'second',
      'third',
      'fourth',
      'first',
    ]);
  });

  it('orders careers whose rounded percents are equal', () => {
    const careers = [career('less', { building: 199, maths: 1 }), career('more', { building: 1 })];
    const scores = scoresFor(careers, 'make', 'mend');
    expect(scores.map(({ careerId, percent }) => [careerId, percent])).toEqual([
      ['more', 100],
      ['less', 100],
    ]);
  });

  it('puts a career last that needs what the answers rule out', () => {
    const asked = [
      { id: 'sums', options: [{ id: 'no', gives: { words: 1 }, without: ['maths'] }] },
      { id: 'day', options: [{ id: 'look', gives: { facts: 3 } }] },
    ];
    const careers = [
      { ...career('counter', { facts: 3 }), needs: ['maths'] },
      career('writer', { words: 1, facts: 9, maths: 9 }),
      career('reader', { facts: 1 }),
    ];
    const scores = scoreCareers(careers, asked, chosenOptions(asked, { sums: 'no', day: 'look' }) ?? []);
    expect(scores.map(({ careerId, lacks }) => [careerId, lacks])).toEqual([
      ['writer', null],
      ['reader', null],
      ['counter', 'maths'],
    ]);
    expect(scores[2]?.percent).toBe(100);
  });

  it('gives at most three reasons, the strongest first', () => {
    const careers = [career('all', { code: 1, building: 2, maths: 3, research: 3 })];
    expect(scoresFor(careers, 'make', 'sums')[0]?.reasons).toEqual([
      'like maths',
      'like building',
      'like code',
    ]);
  });

  it.each([
    [4, ['like b']],
    [3, ['like b', 'like a']],
  ])('does not call a trait a reason below a quarter of what is possible: 1 of %i + 1', (others, reasons) => {
    const asked = [
      { id: 'one', options: [{ id: 'x', gives: { a: 1, b: 9 } }] },
      {
        id: 'two',
        options: [
          { id: 'x', gives: {} },
          { id: 'y', gives: { a: others } },
        ],
      },
    ];
    const chosen = chosenOptions(asked, { one: 'x', two: 'x' }) ?? [];
    expect(scoreCareers([career('c', { a: 1, b: 1 })], asked, chosen)[0]?.reasons).toEqual(reasons);
  });

  it('names the strongest trait when none reaches a quarter', () => {
    const asked = [
      {
        id: 'one',
        options: [
          { id: 'x', gives: { a: 1 } },
          { id: 'y', gives: { a: 9 } },
        ],
      },
    ];
    const chosen = chosenOptions(asked, { one: 'x' }) ?? [];
    expect(scoreCareers([career('c', { a: 1 })], asked, chosen)[0]?.reasons).toEqual(['like a']);
  });
});

describe('whole parts', () => {
  it.each([
    [[], []],
    [
      [33.4, 33.3, 33.3],
      [34, 33, 33],
    ],
    [
      [0.5, 0.5],
      [1, 0],
    ],
    [
      [0.2, 0.2],
      [0, 0],
    ],
    [
      [10.75, 20.75],
      [11, 21],
    ],
    [
      [10.75, 20.5],
      [11, 20],
    ],
  ])('of %j are %j', (parts, whole) => {
    expect(wholeParts(parts)).toEqual(whole);
  });
});

describe('the first course of a career', () => {
  const courses = [
    { id: 'a', careers: { chef: 'useful' } },
    { id: 'b', careers: { chef: 'core' } },
    { id: 'c', careers: { chef: 'core', baker: 'core' } },
  ] as const;

  it.each([
    ['chef', [], 'b'],
    ['chef', ['b'], 'c'],
    ['chef', ['b', 'c'], null],
    ['baker', [], 'c'],
    ['diver', [], null],
  ])('for a %s who completed %j is %s', (careerId, completed, first) => {
    expect(firstCourseFor(courses, careerId, new Set(completed))?.id ?? null).toBe(first);
  });

  it.each([
    [10, 3, 4],
    [9, 3, 3],
    [10, 15, 1],
    [25, 6, 5],
    [7.5, 2.5, 3],
  ])('of %d hours takes at %d hours a week %i weeks', (hours, hoursPerWeek, weeks) => {
    expect(weeksForHours(hours, hoursPerWeek)).toBe(weeks);
  });
});
