import { wordsIn } from '@academy/domain/learning/learning-log';
import type { PublicQuestion } from '@academy/domain/learning/questions';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../../ui/questions/answer-draft.ts';
import { answersOf, unansweredPlaces } from './handed-in-answers.ts';
import { lessonsToRevisit } from './lessons-to-revisit.ts';

const asked = { askHtml: '', showHtml: null };
const choices = [
  { id: 'a', html: 'A' },
  { id: 'b', html: 'B' },
];
const ITEMS: PublicQuestion[] = [
  { ...asked, id: 'one', kind: 'one', options: choices },
  { ...asked, id: 'order', kind: 'order', steps: choices },
  { ...asked, id: 'number', kind: 'number', unit: null },
];

describe('handing in an attempt', () => {
  it('warns of questions without an answer, by their places', () => {
    expect(unansweredPlaces(ITEMS, {})).toEqual([1, 2, 3]);
    expect(unansweredPlaces(ITEMS, { one: { ...EMPTY_DRAFT, chosen: ['b'] } })).toEqual([2, 3]);
    expect(unansweredPlaces(ITEMS, { number: { ...EMPTY_DRAFT, text: 'many' } })).toEqual([1, 2, 3]);
  });

  it('gives the answers there are, and steps as they stand', () => {
    const drafts = { one: { ...EMPTY_DRAFT, chosen: ['b'] }, number: { ...EMPTY_DRAFT, text: 'R1 500' } };
    expect(answersOf(ITEMS, drafts)).toEqual({
      one: { kind: 'one', option: 'b' },
      order: { kind: 'order', steps: ['a', 'b'] },
      number: { kind: 'number', value: 1500 },
    });
  });
});

describe('what to revisit', () => {
  it('names each lesson once, the one with most wrong answers first', () => {
    const item = (lessonId: string, isRight: boolean) => ({
      itemId: '',
      isRight,
      lessonId,
      lessonTitle: lessonId,
    });
    const items = [item('a', false), item('b', false), item('c', true), item('b', false)];
    expect(lessonsToRevisit(items).map(({ lessonId, wrong }) => [lessonId, wrong])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });
});

describe('the words of a part', () => {
  it.each([
    ['', 0],
    ['  one  two ', 2],
    ['one - two', 2],
    ['Ṱhoho R250', 2],
  ])('%j has %s', (text, count) => {
    expect(wordsIn(text)).toBe(count);
  });
});
