import { describe, expect, it } from 'vitest';
import { type ItemSums, itemsCsv, judgeItem, lessonShares, lessonsCsv } from './index.ts';

/** Attempts as [whether this item was right, share of the others]. */
function sumsOf(attempts: readonly (readonly [boolean, number])[]): ItemSums {
  const sum = (value: (attempt: readonly [boolean, number]) => number) =>
    attempts.reduce((total, attempt) => total + value(attempt), 0);
  return {
    asked: attempts.length,
    right: sum(([isRight]) => Number(isRight)),
    restSum: sum(([, rest]) => rest),
    restSquareSum: sum(([, rest]) => rest * rest),
    restRightSum: sum(([isRight, rest]) => (isRight ? rest : 0)),
    strong: sum(([, rest]) => Number(rest >= 0.8)),
    strongRight: sum(([isRight, rest]) => Number(isRight && rest >= 0.8)),
  };
}
const times = (count: number, isRight: boolean, rest: number) =>
  Array.from({ length: count }, () => [isRight, rest] as const);

describe('a graded item', () => {
  it('that strong learners have right and weak ones wrong discriminates', () => {
    expect(judgeItem(sumsOf([...times(10, true, 0.9), ...times(10, false, 0.3)]))).toEqual({
      rightPercent: 50,
      discrimination: 1,
      flag: null,
    });
  });

  it('which strong learners fail is flagged', () => {
    const judged = judgeItem(sumsOf([...times(10, false, 0.9), ...times(10, true, 0.3)]));
    expect(judged).toEqual({ rightPercent: 50, discrimination: -1, flag: 'strong-fail' });
  });

  it('which most strong learners fail is flagged though weak ones fail it as well', () => {
    const attempts = [...times(4, true, 0.9), ...times(8, false, 0.9), ...times(20, false, 0.2)];
    expect(judgeItem(sumsOf(attempts))).toMatchObject({ rightPercent: 13, flag: 'strong-fail' });
  });

  it('which more than half of the strong learners have right is not flagged for them', () => {
    const attempts = [...times(12, true, 0.9), ...times(8, false, 0.9)];
    expect(judgeItem(sumsOf(attempts)).flag).not.toBe('strong-fail');
  });

  it.each([
    ['too hard', [...times(4, true, 0.7), ...times(16, false, 0.4)], 'too-hard'],
    ['too easy', times(20, true, 0.7), 'too-easy'],
    [
      'the same for everybody',
      [...times(10, true, 0.7), ...times(10, true, 0.3), ...times(5, false, 0.7), ...times(5, false, 0.3)],
      'tells-nothing',
    ],
  ] as const)('which is %s says so', (_what, attempts, flag) => {
    expect(judgeItem(sumsOf(attempts)).flag).toBe(flag);
  });

  it('with nineteen answers is not judged yet, whatever they were', () => {
    expect(judgeItem(sumsOf([...times(9, true, 0.1), ...times(10, false, 0.9)]))).toMatchObject({
      discrimination: null,
      flag: null,
    });
  });

  it('that nobody was asked has no share to speak of', () => {
    expect(judgeItem(sumsOf([]))).toEqual({ rightPercent: 0, discrimination: null, flag: null });
  });
});

describe('the figures of lessons', () => {
  it('are shares of those who opened them', () => {
    expect(lessonShares({ opened: 8, completed: 6, stopped: 1 })).toEqual({
      completedPercent: 75,
      dropOffPercent: 13,
    });
  });

  it('leave as files in which no cell is taken for a formula', () => {
    const lesson = { moduleTitle: 'One', title: '=1+1', opened: 8, completed: 6, stopped: 1 };
    const shares = { completedPercent: 75, dropOffPercent: 13 };
    expect(lessonsCsv([{ ...lesson, ...shares }])).toBe(
      `"Module","Lesson","Opened","Completed","Completed (%)","Stopped here","Drop-off (%)"\r\n"One","'=1+1",8,6,75,1,13\r\n`,
    );
    const item = { assessmentTitle: 'Final', ask: 'Why?', lessonTitle: 'One', asked: 20, rightPercent: 50 };
    expect(itemsCsv([{ ...item, discrimination: -0.2, flag: 'strong-fail' }])).toContain(
      '"Final","Why?","One",20,50,-0.2,"strong-fail"\r\n',
    );
  });
});
