import { describe, expect, it } from 'vitest';
import { firstOpenPlace, isComplete, knownAnswers } from './assessment/answer-sheet.ts';
import { courseTimeText, percentOfBest, pointsText, rankText } from './assessment/match-words.ts';
import { courseLinks } from './career/course-links.ts';
import { wholeAmounts } from './whole-amounts.ts';

const questions = ['one', 'two', 'three'].map((id) => ({ id, options: [{ id: 'yes' }, { id: 'no' }] }));

describe('the answer sheet of the career assessment', () => {
  it('keeps answers to questions of today only', () => {
    expect(knownAnswers({ one: 'yes', two: 'perhaps', four: 'no', three: 3 }, questions)).toEqual({
      one: 'yes',
    });
  });

  it.each([
    [{}, 0],
    [{ one: 'yes' }, 1],
    [{ one: 'yes', three: 'no' }, 1],
    [{ one: 'yes', two: 'no', three: 'no' }, 2],
  ])('with %j goes on at place %i', (answers, place) => {
    expect(firstOpenPlace(questions, answers)).toBe(place);
  });

  it('is complete with an answer to each question', () => {
    expect(isComplete(questions, { one: 'yes', two: 'no' })).toBe(false);
    expect(isComplete(questions, { one: 'yes', two: 'no', three: 'no' })).toBe(true);
  });
});

describe('the words of a match', () => {
  it('name the three places', () => {
    expect([0, 1, 2, 3].map(rankText)).toEqual(['Best match', 'Second', 'Third', '4th']);
  });

  it.each([
    [58, 58, 100],
    [29, 58, 50],
    [0, 58, 0],
    [0, 0, 0],
  ])('compare %i with the best, %i: %i', (percent, best, beside) => {
    expect(percentOfBest(percent, best)).toBe(beside);
  });

  it('count points', () => {
    expect([pointsText(1), pointsText(12)]).toEqual(['1 point', '12 points']);
  });

  it.each([
    [10, 4, 3, '10 hours, 4 weeks at your 3 hours a week'],
    [10, 1, 15, '10 hours, 1 week at your 15 hours a week'],
    [1, null, null, '1 hour'],
  ])('say how long %i hours take', (hours, weeks, hoursPerWeek, words) => {
    expect(courseTimeText({ hours }, weeks, hoursPerWeek)).toBe(words);
  });
});

describe('an amount', () => {
  it.each([
    ['R600 000 – R1 000 000 a year', 'R600~000 – R1~000~000 a year'],
    ['Roughly 800 – 1 100 adverts a year', 'Roughly 800 – 1~100 adverts a year'],
    ['5 2024 things', '5 2024 things'],
    ['About 30 % in 5 years', 'About 30 % in 5 years'],
  ])('of "%s" stays on its line', (text, spaced) => {
    expect(wholeAmounts(text)).toBe(spaced.replaceAll('~', '\u00a0'));
  });
});

describe('the courses of a career', () => {
  it('CAREER-22 lead to their page where they exist', () => {
    const courses = [{ id: 'python-for-ai', title: 'Python for AI', lessons: 33, writtenLessons: 33 }];
    expect(courseLinks(['Python for AI', 'Alchemy'], courses)).toEqual([
      { title: 'Python for AI', href: '/course/python-for-ai', isSoon: false },
      { title: 'Alchemy', href: null, isSoon: false },
    ]);
    expect(courseLinks(['Python for AI'], [])).toEqual([
      { title: 'Python for AI', href: null, isSoon: false },
    ]);
  });

  it('say which ones are not complete yet', () => {
    const courses = [{ id: 'capstone', title: 'Capstone', lessons: 23, writtenLessons: 1 }];
    expect(courseLinks(['Capstone'], courses)).toEqual([
      { title: 'Capstone', href: '/course/capstone', isSoon: true },
    ]);
  });
});
