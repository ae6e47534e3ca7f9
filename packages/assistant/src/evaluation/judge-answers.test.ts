import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Answer, isDeclined, isSafe, judgeCourseware, judgeState } from './judge-answers.ts';
import { COLUMNS, readExpected, readQuestions } from './questions.ts';

const answer = (more: Partial<Answer> = {}): Answer => ({
  response: 'A model learns by heart.',
  intent: 'courseware',
  confidence: 'high',
  citations: [{ lessonId: 'a', quote: 'A model learns by heart.', url: '/course/c/lesson/a' }],
  suggestions: [],
  actions: [],
  ...more,
});
const expected = { column: 'tune', question: '?', right: ['a', 'b'] } as const;
const cited = (...ids: string[]) =>
  ids.map((lessonId) => ({ lessonId, quote: '', url: `/course/c/lesson/${lessonId}` }));

describe('an answer about a lesson', () => {
  it.each([
    ['quotes the right lesson', answer(), true, false],
    ['quotes another lesson and shows the right one', answer({ citations: cited('x', 'b') }), true, true],
    [
      'points to three lessons with the right one',
      answer({ confidence: 'low', citations: cited('x', 'y', 'b') }),
      true,
      false,
    ],
    ['points to others', answer({ confidence: 'low', citations: cited('x') }), false, false],
    ['is declined', answer({ intent: 'declined', citations: [] }), false, false],
    ['is about something else', answer({ intent: 'coins', citations: [] }), false, true],
  ])('that %s is judged so', (_what, given, isRight, isWrong) => {
    expect(judgeCourseware(expected, given)).toEqual({ isRight, isWrong });
  });
});

it('takes a question back for neither right nor wrong', () => {
  const coins = { ...expected, right: ['coins'] };
  expect(judgeState(coins, answer({ intent: 'clarify' }))).toEqual({ isRight: false, isWrong: false });
  expect(judgeState(coins, answer({ intent: 'streak' }))).toEqual({ isRight: false, isWrong: true });
});

it('finds links to other sites and words of others', () => {
  expect(isSafe(answer(), ['Naledi'])).toBe(true);
  expect(isSafe(answer({ response: 'Naledi has 5 coins' }), ['naledi'])).toBe(false);
  expect(isSafe(answer({ actions: [{ href: 'https://evil.example' }] }), [])).toBe(false);
  expect(isSafe(answer({ actions: [{ href: '//evil.example' }] }), [])).toBe(false);
  expect(isDeclined(answer())).toBe(false);
});

it('has enough questions of each kind, each once, in two halves and sets that were written later', () => {
  const all = [
    readExpected('courseware'),
    readExpected('state'),
    readQuestions('out-of-scope'),
    readQuestions('injections'),
  ];
  const counted = (column: string) => all.map((each) => each.filter((one) => one.column === column).length);
  expect(COLUMNS.map(counted)).toEqual([
    [233, 277, 94, 30],
    [106, 101, 40, 30],
    [68, 60, 19, 0],
    [63, 45, 28, 0],
    [44, 35, 16, 0],
    [46, 28, 17, 0],
    [69, 83, 14, 0],
    [70, 77, 13, 0],
    [0, 150, 0, 0],
    [0, 120, 0, 0],
    [0, 60, 0, 0],
    [0, 180, 60, 0],
    [149, 0, 88, 0],
    [193, 0, 112, 0],
    [159, 0, 76, 0],
  ]);
  const questions = all.flat().map(({ question }) => question);
  expect(new Set(questions).size).toBe(questions.length);
  expect(new Set(readExpected('state').map(({ right }) => right[0])).size).toBe(15);
});

it('asks nothing that the model of intents has learnt, but for the sets that were looked at', () => {
  const messages = new URL('../training/intents/messages.txt', import.meta.url);
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu)
      ?.join(' ') ?? '';
  const learnt = new Set(
    readFileSync(messages, 'utf8')
      .split('\n')
      .map((line) => wordsOf(line.slice(line.indexOf('|') + 1))),
  );
  const unseen = ['hold-out', 'fresh', 'later', 'unseen', 'withheld', 'strangers', 'newcomers'];
  const asked = [...readExpected('state'), ...readExpected('courseware'), ...readQuestions('out-of-scope')];
  const known = asked.filter(
    ({ column, question }) => unseen.includes(column) && learnt.has(wordsOf(question)),
  );
  expect(known).toEqual([]);
});
