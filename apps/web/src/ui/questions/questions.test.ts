import type {
  OneQuestion,
  OrderQuestion,
  PublicQuestion,
  QuestionAnswer,
} from '@academy/domain/learning/questions';
import { describe, expect, it } from 'vitest';
import { answerOf, draftOf, EMPTY_DRAFT } from './answer-draft.ts';
import { movedStep } from './moved-step.ts';
import { practiceView } from './practice-view.ts';

const base = { askHtml: '', showHtml: null };
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, html: `${index}` }));

const ONE: OneQuestion = {
  ...base,
  id: 'one',
  kind: 'one',
  options: ids(4).map((choice) => ({ ...choice, isRight: choice.id === '0', whyHtml: '' })),
};
const ORDER: OrderQuestion = { ...base, id: 'order', kind: 'order', steps: ids(3), whyHtml: '' };

describe('a practice question', () => {
  it('has its options in the same order at each visit, and in others for other questions', () => {
    expect(practiceView(ONE, 'lesson/one')).toEqual(practiceView(ONE, 'lesson/one'));
    const orders = ['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(practiceView(ONE, seed)));
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('never begins with its steps in the right order', () => {
    const views = Array.from({ length: 60 }, (_, seed) => practiceView(ORDER, `${seed}`));
    const orders = views.map((view) =>
      view.kind === 'order' ? view.steps.map(({ id }) => id).join('') : '',
    );
    expect(orders).not.toContain('012');
    expect(new Set(orders).size).toBeGreaterThan(2);
  });

  it('does not reveal the answer', () => {
    expect(JSON.stringify(practiceView(ONE, 'x'))).not.toContain('isRight');
  });
});

describe('moving a step', () => {
  it('changes it with its neighbour and stops at the ends', () => {
    expect(movedStep(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(movedStep(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(movedStep(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(movedStep(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c']);
  });
});

describe('a draft', () => {
  const draft = (changes: Partial<typeof EMPTY_DRAFT>) => ({ ...EMPTY_DRAFT, ...changes });
  const many: PublicQuestion = { ...base, id: 'm', kind: 'many', choose: 2, options: ids(4) };
  const match: PublicQuestion = { ...base, id: 'p', kind: 'match', lefts: ids(2), rights: ids(2) };
  const judge: PublicQuestion = { ...base, id: 'j', kind: 'judge', faults: ids(3), repairs: ids(3) };
  const code: PublicQuestion = { ...base, id: 'c', kind: 'code', uses: [], starter: 'x = 1\n' };

  it('is an answer only when it is complete', () => {
    expect(answerOf(many, draft({ chosen: ['1'] }))).toBeNull();
    expect(answerOf(many, draft({ chosen: ['1', '2'] }))).toEqual({ kind: 'many', options: ['1', '2'] });
    expect(answerOf(match, draft({ pairs: { 0: '1', 1: '' } }))).toBeNull();
    expect(answerOf(match, draft({ pairs: { 0: '1', 1: '1' } }))).toEqual({
      kind: 'match',
      pairs: [
        { left: '0', right: '1' },
        { left: '1', right: '1' },
      ],
    });
    expect(answerOf(judge, draft({ chosen: ['1'] }))).toBeNull();
    expect(answerOf(judge, draft({ chosen: ['1'], repair: '2' }))).toEqual({
      kind: 'judge',
      fault: '1',
      repair: '2',
    });
  });

  it('is no program while it is the one that was given', () => {
    expect(answerOf(code, draft({ text: 'x = 1\n' }))).toBeNull();
    expect(answerOf(code, draft({ text: 'x = 2\n' }))).toEqual({ kind: 'code', source: 'x = 2\n' });
  });

  it('reads numbers as South Africans write them', () => {
    const number: PublicQuestion = { ...base, id: 'n', kind: 'number', unit: '%' };
    expect(answerOf(number, draft({ text: '0,25' }))).toEqual({ kind: 'number', value: 0.25 });
    expect(answerOf(number, draft({ text: 'about 3' }))).toBeNull();
  });
});

describe('an answer that was saved', () => {
  const many: PublicQuestion = { ...base, id: 'm', kind: 'many', choose: 2, options: ids(4) };
  const match: PublicQuestion = { ...base, id: 'p', kind: 'match', lefts: ids(2), rights: ids(2) };
  const judge: PublicQuestion = { ...base, id: 'j', kind: 'judge', faults: ids(3), repairs: ids(3) };
  const code: PublicQuestion = { ...base, id: 'c', kind: 'code', uses: [], starter: 'pass' };
  const pairs = [
    { left: '0', right: '1' },
    { left: '1', right: '0' },
  ];

  it.each<[PublicQuestion, QuestionAnswer]>([
    [
      { ...base, id: 'o', kind: 'one', options: ids(3) },
      { kind: 'one', option: '2' },
    ],
    [many, { kind: 'many', options: ['1', '3'] }],
    [
      { ...base, id: 's', kind: 'order', steps: ids(3) },
      { kind: 'order', steps: ['2', '0', '1'] },
    ],
    [match, { kind: 'match', pairs }],
    [
      { ...base, id: 'n', kind: 'number', unit: null },
      { kind: 'number', value: -0.5 },
    ],
    [
      { ...base, id: 't', kind: 'output', codeHtml: '' },
      { kind: 'output', text: '1\n2' },
    ],
    [judge, { kind: 'judge', fault: '1', repair: '2' }],
    [code, { kind: 'code', source: 'x = 1' }],
  ])('of $kind is shown again as it was', (question, answer) => {
    expect(answerOf(question, draftOf(answer))).toEqual(answer);
  });
});
