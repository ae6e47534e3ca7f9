import type { ProgramReport } from '@academy/courseware/python';
import { readProgramError } from '@academy/domain/assistant/agents';
import { describe, expect, it } from 'vitest';
import type { RunOutcome } from '../../../../lib/python/python-runner.ts';
import { exerciseReducer, initialExerciseState, isHonestTry, triesUntilSolution } from './exercise-state.ts';

const REPORT: ProgramReport = { output: 'hello\n', error: null, tests: [], mistake: null, charts: [] };
const failed: RunOutcome = { kind: 'finished', report: REPORT, isSolved: false };
const solved: RunOutcome = { kind: 'finished', report: REPORT, isSolved: true };
const start = initialExerciseState({ language: 'python', starter: 'x = 0', tries: 0, isPassed: false });

const afterRun = (state: typeof start, code: string, outcome: RunOutcome) =>
  exerciseReducer(exerciseReducer(state, { kind: 'started' }), { kind: 'ended', code, outcome });

describe('what is shown', () => {
  it('grows with each piece of output and is cleared by the next run', () => {
    let state = exerciseReducer(start, { kind: 'started' });
    state = exerciseReducer(state, { kind: 'printed', text: 'a\n' });
    state = exerciseReducer(state, { kind: 'printed', text: 'b\n' });
    expect(state).toMatchObject({ isRunning: true, output: 'a\nb\n' });
    expect(exerciseReducer(state, { kind: 'started' }).output).toBe('');
  });

  it('keeps what was printed before an endless loop was stopped, with the reason', () => {
    let state = exerciseReducer(start, { kind: 'started' });
    state = exerciseReducer(state, { kind: 'printed', text: 'a\n' });
    state = exerciseReducer(state, { kind: 'ended', code: 'x', outcome: { kind: 'timed-out' } });
    expect(state).toMatchObject({
      isRunning: false,
      output: 'a\n',
      hasRun: false,
      notice: 'Your program ran longer than 5 seconds and was stopped. Is there a loop that never ends?',
    });
  });
});

describe('honest tries', () => {
  it('do not count the program as it was given', () => {
    expect(isHonestTry(start, 'x = 0\n', failed)).toBe(false);
    expect(afterRun(start, 'x = 0', failed).tries).toBe(0);
  });

  it('count each changed program once', () => {
    let state = afterRun(start, 'x = 1', failed);
    state = afterRun(state, 'x = 1', failed);
    expect(state.tries).toBe(1);
    state = afterRun(state, 'x = 2', failed);
    expect(state.tries).toBe(2);
  });

  it('do not count a run that did not end by itself', () => {
    expect(afterRun(start, 'while 1: pass', { kind: 'timed-out' }).tries).toBe(0);
    expect(afterRun(start, 'x = 1', { kind: 'unavailable' }).lastTriedCode).toBe('x = 0');
  });

  it('count the first success in any case, and no second one of the same program', () => {
    const state = afterRun(start, 'x = 0', solved);
    expect(state).toMatchObject({ isPassed: true, tries: 1 });
    expect(isHonestTry(state, 'x = 0', solved)).toBe(false);
  });

  it('leave a passed exercise passed', () => {
    const passed = initialExerciseState({ language: 'python', starter: 'x = 0', tries: 4, isPassed: true });
    expect(afterRun(passed, 'x = 9', failed).isPassed).toBe(true);
  });
});

it.each([
  [0, false, 3],
  [2, false, 1],
  [3, false, 0],
  [7, false, 0],
  [1, true, 0],
])('after %i tries, passed %s, the solution is %i tries away', (tries, isPassed, left) => {
  expect(triesUntilSolution({ tries, isPassed })).toBe(left);
});

describe('a run that did not end by itself', () => {
  const ways = ['timed-out', 'stopped', 'crashed', 'unavailable'] as const;
  it.each((['python', 'sql'] as const).flatMap((language) => ways.map((kind) => ({ language, kind }))))(
    'of $language, $kind, is one that the assistant can read',
    ({ language, kind }) => {
      const { notice } = exerciseReducer(
        { ...start, language },
        { kind: 'ended', code: 'x', outcome: { kind } },
      );
      const read = readProgramError(notice ?? '');
      expect(read).not.toContain('I do not know');
      expect(read.length).toBeGreaterThan(20);
    },
  );
});
