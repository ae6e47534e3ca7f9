import type { RunReport } from '../../../../lib/python/python-messages.ts';
import type { RunOutcome } from '../../../../lib/python/python-runner.ts';
import type { Language } from './languages.ts';

export interface ExerciseState {
  readonly language: Language;
  readonly isRunning: boolean;
  /** The program's output, in chunks. */
  readonly output: string;
  readonly report: RunReport | null;
  /** Our message about a run that did not end by itself. */
  readonly notice: string | null;
  readonly hasRun: boolean;
  readonly isPassed: boolean;
  readonly tries: number;
  readonly lastTriedCode: string;
}

export type ExerciseChange =
  | { readonly kind: 'started' }
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'ended'; readonly code: string; readonly outcome: RunOutcome };

const NOTICES = {
  python: {
    'timed-out': 'Your program ran longer than 5 seconds and was stopped. Is there a loop that never ends?',
    stopped: 'You stopped the program.',
    crashed: 'Your program ran out of memory and was stopped. Does something keep growing?',
    unavailable:
      'We could not load Python. It needs a connection the first time. Check yours, then press Run again.',
  },
  sql: {
    'timed-out':
      'Your query ran longer than 5 seconds and was stopped. Does it put each row beside every other?',
    stopped: 'You stopped the query.',
    crashed: 'Your query ran out of memory and was stopped. Does something keep growing?',
    unavailable:
      'We could not load SQL. It needs a connection the first time. Check yours, then press Run again.',
  },
} as const satisfies Record<Language, Record<Exclude<RunOutcome['kind'], 'finished'>, string>>;

interface Beginning {
  readonly language: Language;
  readonly starter: string;
  readonly tries: number;
  readonly isPassed: boolean;
}

export function initialExerciseState({ language, starter, tries, isPassed }: Beginning): ExerciseState {
  return {
    language,
    isRunning: false,
    output: '',
    report: null,
    notice: null,
    hasRun: false,
    isPassed,
    tries,
    lastTriedCode: starter,
  };
}

export function exerciseReducer(state: ExerciseState, change: ExerciseChange): ExerciseState {
  switch (change.kind) {
    case 'started':
      return { ...state, isRunning: true, output: '', report: null, notice: null };
    case 'printed':
      return { ...state, output: state.output + change.text };
    case 'ended':
      return afterRun(state, change.code, change.outcome);
  }
}

function afterRun(state: ExerciseState, code: string, outcome: RunOutcome): ExerciseState {
  const ended = { ...state, isRunning: false };
  if (outcome.kind !== 'finished') return { ...ended, notice: NOTICES[state.language][outcome.kind] };
  return {
    ...ended,
    report: outcome.report,
    output: outcome.report.output,
    hasRun: true,
    isPassed: state.isPassed || outcome.isSolved,
    tries: state.tries + (isHonestTry(state, code, outcome) ? 1 : 0),
    lastTriedCode: code,
  };
}

/**
 * A run counts as a try when something was changed since the last one: pressing Run four times is not four tries, and
 * running the starter is none. The first success counts in any case.
 */
export function isHonestTry(state: ExerciseState, code: string, outcome: RunOutcome): boolean {
  if (outcome.kind !== 'finished') return false;
  return code.trim() !== state.lastTriedCode.trim() || (outcome.isSolved && !state.isPassed);
}

const TRIES_BEFORE_SOLUTION = 3;

/** How many tries are left until the solution can be seen. */
export function triesUntilSolution({ tries, isPassed }: Pick<ExerciseState, 'tries' | 'isPassed'>): number {
  return isPassed ? 0 : Math.max(0, TRIES_BEFORE_SOLUTION - tries);
}
