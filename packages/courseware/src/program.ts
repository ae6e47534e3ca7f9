import type { CodeQuestion } from '@academy/domain/learning/questions';
import type { Exercise } from './courseware.ts';

/** A claim of the courseware that must be proven by running it, and where it is written. */
export type Program = {
  readonly file: string;
  readonly line: number;
} & (
  | {
      readonly kind: 'exercise';
      readonly exercise: Exercise;
      /** The line of each mistake. */
      readonly mistakeLines: readonly number[];
    }
  | { readonly kind: 'code'; readonly question: CodeQuestion }
  /** In the text of a lesson. */
  | { readonly kind: 'shown'; readonly code: string; readonly output: string }
  | { readonly kind: 'output'; readonly id: string; readonly code: string; readonly answer: string }
);
