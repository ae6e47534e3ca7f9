import { describe, expect, it } from 'vitest';
import { finishMessage } from './finish-message.ts';
import type { QuizQuestion } from './quiz-question.ts';
import { goOn, isLastQuestion, NEW_RUN, pickOption, type QuizRun } from './quiz-run.ts';

const TOTAL = 5;
const question: QuizQuestion = {
  question: 'Which?',
  options: ['A', 'B', 'C', 'D'],
  correct: 2,
  explanation: 'Because.',
};

/** Plays from the start: one pick per question, each followed by a step on. */
function play(...picks: number[]): QuizRun {
  return picks.reduce((run, option) => goOn(pickOption(run, option, question), TOTAL), NEW_RUN);
}

describe('quiz run (1§4)', () => {
  it('QUIZ-13 starts, and starts again, at question 1 with score 0 and nothing answered', () => {
    expect(NEW_RUN).toEqual({ index: 0, picked: null, score: 0, isFinished: false });
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 0],
  ])('QUIZ-09 picking option %i of which 2 is right scores %i', (option, score) => {
    expect(pickOption(NEW_RUN, option, question)).toEqual({ ...NEW_RUN, picked: option, score });
  });

  it('QUIZ-09 adds up over the questions', () => {
    expect(play(2, 0, 2).score).toBe(2);
  });

  it.each([
    ['wrong', 'right', 0, 2],
    ['right', 'wrong', 2, 0],
    ['right', 'right', 2, 2],
  ])('QUIZ-08 after a %s pick a second, %s one changes nothing', (_, __, first, second) => {
    const answered = pickOption(NEW_RUN, first, question);
    expect(pickOption(answered, second, question)).toBe(answered);
  });

  it('QUIZ-10 leads to the next, unanswered question and keeps the score', () => {
    expect(play(2)).toEqual({ index: 1, picked: null, score: 1, isFinished: false });
  });

  it('QUIZ-10 does not leave an unanswered question', () => {
    expect(goOn(NEW_RUN, TOTAL)).toBe(NEW_RUN);
  });

  it('QUIZ-11 knows the fifth question, and no other, as the last', () => {
    const places = [0, 1, 2, 3, 4].map((index) => isLastQuestion({ ...NEW_RUN, index }, TOTAL));
    expect(places).toEqual([false, false, false, false, true]);
  });

  it('QUIZ-12 is finished behind the fifth question and not before', () => {
    expect(play(2, 2, 2, 2).isFinished).toBe(false);
    const finished = play(2, 2, 2, 2, 2);
    expect(finished).toEqual({ index: 4, picked: 2, score: 5, isFinished: true });
    expect(goOn(finished, TOTAL)).toBe(finished);
    expect(pickOption({ ...finished, picked: null }, 2, question).score).toBe(5);
  });
});

describe('finish message (1§4)', () => {
  const PERFECT = "Perfect score! You're AI-ready!";
  const GREAT = "Great job! You're well on your way!";
  const GOOD = 'Good effort! Learning is a journey!';

  it.each([
    ['QUIZ-14', 5, PERFECT],
    ['QUIZ-15', 4, GREAT],
    ['QUIZ-16', 3, GOOD],
    ['QUIZ-16', 2, GOOD],
    ['QUIZ-16', 1, GOOD],
    ['QUIZ-16', 0, GOOD],
  ])('%s of %i of 5 is "%s"', (_, score, message) => {
    expect(finishMessage(score, TOTAL)).toBe(message);
  });

  it.each([
    [69, GOOD],
    [70, GREAT],
    [99, GREAT],
    [100, PERFECT],
  ])('QUIZ-14 QUIZ-15 QUIZ-16 of %i %% is "%s"', (score, message) => {
    expect(finishMessage(score, 100)).toBe(message);
  });

  it('QUIZ-15 counts 7 of 10 as 70 %', () => {
    expect(finishMessage(7, 10)).toBe(GREAT);
  });
});
