import type { ProgramTest } from '@academy/domain/learning/questions';

/** A common wrong answer: the expression that is true for it, and the feedback to the learner. */
export interface Misconception {
  readonly when: string;
  readonly say: string;
}

export interface ProgramRequest {
  readonly code: string;
  /** Helper modules that the program may import, by name. */
  readonly modules: Readonly<Record<string, string>>;
  readonly tests: readonly ProgramTest[];
  readonly hidden: readonly ProgramTest[];
  readonly mistakes: readonly Misconception[];
}

export interface ProgramError {
  readonly message: string;
  /** In the learner's own code, from 1; null when the error is not in it. */
  readonly line: number | null;
}

export interface TestOutcome {
  readonly name: string;
  readonly isHidden: boolean;
  readonly isPassed: boolean;
  /** Why it failed; null for a passed test. */
  readonly message: string | null;
}

export interface Chart {
  readonly svg: string;
  readonly text: string;
}

export interface ProgramReport {
  readonly output: string;
  readonly error: ProgramError | null;
  readonly tests: readonly TestOutcome[];
  readonly mistake: string | null;
  readonly charts: readonly Chart[];
}

/** The program ran to its end and passes every test. */
export function isSolved({ error, tests }: ProgramReport): boolean {
  return error === null && tests.every((test) => test.isPassed);
}
