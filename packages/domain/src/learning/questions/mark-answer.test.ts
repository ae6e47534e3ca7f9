import { describe, expect, it } from 'vitest';
import { markAnswer } from './mark-answer.ts';
import type {
  JudgeQuestion,
  ManyQuestion,
  MatchQuestion,
  NumberQuestion,
  OneQuestion,
  Option,
  OrderQuestion,
  OutputQuestion,
} from './question.ts';
import type { QuestionAnswer } from './question-answer.ts';

const base = { id: 'q', askHtml: 'Which?', showHtml: null };
const options = (...rights: readonly boolean[]): Option[] =>
  rights.map((isRight, index) => ({
    id: String(index),
    html: `o${index}`,
    isRight,
    whyHtml: `why ${index}`,
  }));

describe('one', () => {
  const question: OneQuestion = { ...base, kind: 'one', options: options(false, true, false) };

  it('explains the chosen option, whether right or wrong', () => {
    expect(markAnswer(question, { kind: 'one', option: '1' })).toEqual({
      isRight: true,
      feedback: [{ part: 'option', id: '1', isRight: true, html: 'why 1' }],
    });
    expect(markAnswer(question, { kind: 'one', option: '0' })).toEqual({
      isRight: false,
      feedback: [{ part: 'option', id: '0', isRight: false, html: 'why 0' }],
    });
  });

  it('takes an option that does not exist as wrong', () => {
    expect(markAnswer(question, { kind: 'one', option: '3' })).toEqual({ isRight: false, feedback: [] });
  });

  it('takes an answer of another kind as wrong', () => {
    expect(markAnswer(question, { kind: 'number', value: 1 }).isRight).toBe(false);
  });
});

describe('many', () => {
  const question: ManyQuestion = {
    ...base,
    kind: 'many',
    choose: 2,
    options: options(true, false, true, false),
  };

  it.each([
    [['0', '2'], true],
    [['2', '0'], true],
    [['0'], false],
    [['0', '1'], false],
    [['0', '2', '3'], false],
    [['0', '0', '2'], false],
    [['0', '0'], false],
    [[], false],
  ])('marks %j as %s', (chosen, isRight) => {
    expect(markAnswer(question, { kind: 'many', options: chosen }).isRight).toBe(isRight);
  });

  it('explains each chosen option and no other', () => {
    expect(markAnswer(question, { kind: 'many', options: ['3', '0'] }).feedback).toEqual([
      { part: 'option', id: '3', isRight: false, html: 'why 3' },
      { part: 'option', id: '0', isRight: true, html: 'why 0' },
    ]);
  });
});

describe('order', () => {
  const steps = ['2', '0', '1'].map((id) => ({ id, html: `s${id}` }));
  const question: OrderQuestion = { ...base, kind: 'order', steps, whyHtml: 'because' };
  const mark = (...given: string[]) => markAnswer(question, { kind: 'order', steps: given });

  it('is right in the right order only, and then says why', () => {
    expect(mark('2', '0', '1').isRight).toBe(true);
    expect(mark('2', '0', '1').feedback.at(-1)).toEqual({
      part: 'whole',
      id: null,
      isRight: true,
      html: 'because',
    });
  });

  it('returns which steps are in place, without the explanation', () => {
    const { isRight, feedback } = mark('2', '1', '0');
    expect(isRight).toBe(false);
    expect(feedback.map((part) => part.isRight)).toEqual([true, false, false]);
    expect(feedback.every((part) => part.html === null)).toBe(true);
  });

  it.each([[[]], [['2', '0']], [['2', '0', '1', '1']]])('marks %j as wrong', (given) => {
    expect(mark(...given).isRight).toBe(false);
  });
});

describe('match', () => {
  const choice = (id: string) => ({ id, html: id });
  const question: MatchQuestion = {
    ...base,
    kind: 'match',
    lefts: ['0', '1', '2'].map(choice),
    rights: ['0', '1'].map(choice),
    pairs: [
      { left: '0', right: '1' },
      { left: '1', right: '0' },
      { left: '2', right: '1' },
    ],
    whyHtml: 'because',
  };
  const mark = (...pairs: (readonly [string, string])[]) =>
    markAnswer(question, { kind: 'match', pairs: pairs.map(([left, right]) => ({ left, right })) });

  it('is right when every left has its right, which several may share', () => {
    const { isRight, feedback } = mark(['2', '1'], ['1', '0'], ['0', '1']);
    expect(isRight).toBe(true);
    expect(feedback.at(-1)?.html).toBe('because');
  });

  it('returns which left items are matched', () => {
    const { isRight, feedback } = mark(['0', '1'], ['1', '1'], ['2', '1']);
    expect(isRight).toBe(false);
    expect(feedback.map(({ id, isRight: fits }) => [id, fits])).toEqual([
      ['0', true],
      ['1', false],
      ['2', true],
    ]);
  });

  it('is wrong when a left is missing or has two rights', () => {
    expect(mark(['0', '1'], ['1', '0']).isRight).toBe(false);
    expect(mark(['0', '1'], ['0', '0'], ['1', '0'], ['2', '1']).isRight).toBe(false);
  });
});

describe('number', () => {
  const question = (answer: number, tolerance: number): NumberQuestion => ({
    ...base,
    kind: 'number',
    answer,
    tolerance,
    unit: null,
    whyHtml: 'because',
    near: [{ answer: 30, whyHtml: 'that is the last one' }],
  });

  it.each([
    [100, 0, 100, true],
    [100, 0, 101, false],
    [100, 0, -100, false],
    [1, 0.1, 1.1, true],
    [1, 0.1, 0.9, true],
    [1, 0.1, 1.11, false],
    [0.3, 0, 0.1 + 0.2, true],
    [100, 0, Number.NaN, false],
    [100, 0, Number.POSITIVE_INFINITY, false],
  ])('with answer %d and tolerance %d marks %d as %s', (answer, tolerance, value, isRight) => {
    expect(markAnswer(question(answer, tolerance), { kind: 'number', value }).isRight).toBe(isRight);
  });

  it('speaks to a known misconception', () => {
    expect(markAnswer(question(100, 0), { kind: 'number', value: 30 })).toEqual({
      isRight: false,
      feedback: [{ part: 'whole', id: null, isRight: false, html: 'that is the last one' }],
    });
    expect(markAnswer(question(100, 0), { kind: 'number', value: 31 }).feedback).toEqual([]);
  });

  it.each([
    [6.67, true],
    [6.666, true],
    [6.7, true],
    [6.6, false],
    [7, false],
  ])('knows a misconception of 20 ÷ 3 however it was rounded: %d, %s', (value, isKnown) => {
    const near = [{ answer: 6.67, whyHtml: 'you divided by three' }];
    const { feedback } = markAnswer({ ...question(10, 0), near }, { kind: 'number', value });
    expect(feedback).toHaveLength(isKnown ? 1 : 0);
  });
});

describe('output', () => {
  const question: OutputQuestion = {
    ...base,
    kind: 'output',
    codeHtml: '',
    answer: '1\n  "two"\n',
    whyHtml: 'because',
    near: [{ answer: '1 "two"', whyHtml: 'each print has its line' }],
  };

  it.each([
    ['1\n  "two"', true],
    ['1  \r\n  "two"\n\n', true],
    ['1\n  “two”', true],
    ['1\n"two"', false],
    ['1\n\n  "two"', false],
    ['1\n  "Two"', false],
    ['', false],
  ])('marks %j as %s', (text, isRight) => {
    expect(markAnswer(question, { kind: 'output', text }).isRight).toBe(isRight);
  });

  it('speaks to a known misconception', () => {
    const { feedback } = markAnswer(question, { kind: 'output', text: '1 "two" ' });
    expect(feedback[0]?.html).toBe('each print has its line');
  });
});

describe('judge', () => {
  const question: JudgeQuestion = {
    ...base,
    kind: 'judge',
    faults: options(true, false, false),
    repairs: options(false, true, false),
  };

  it.each([
    ['0', '1', true],
    ['0', '0', false],
    ['1', '1', false],
    ['1', '0', false],
  ])('with fault %s and repair %s is %s', (fault, repair, isRight) => {
    expect(markAnswer(question, { kind: 'judge', fault, repair }).isRight).toBe(isRight);
  });

  it('explains both choices', () => {
    expect(markAnswer(question, { kind: 'judge', fault: '0', repair: '2' }).feedback).toEqual([
      { part: 'fault', id: '0', isRight: true, html: 'why 0' },
      { part: 'repair', id: '2', isRight: false, html: 'why 2' },
    ]);
  });
});

describe('an answer of another kind', () => {
  const answer: QuestionAnswer = { kind: 'code', source: '' };
  it.each([
    { ...base, kind: 'many', choose: 0, options: [] } satisfies ManyQuestion,
    { ...base, kind: 'order', steps: [], whyHtml: '' } satisfies OrderQuestion,
    { ...base, kind: 'match', lefts: [], rights: [], pairs: [], whyHtml: '' } satisfies MatchQuestion,
    { ...base, kind: 'judge', faults: [], repairs: [] } satisfies JudgeQuestion,
  ])('is wrong for $kind, even if nothing is asked', (question) => {
    expect(markAnswer(question, answer)).toEqual({ isRight: false, feedback: [] });
  });
});
