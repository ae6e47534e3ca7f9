import type { SastDay } from '@academy/domain/kernel';

/** What of a learner's record some events can touch. */
export interface Scope {
  readonly userId: string;
  readonly lessonIds: readonly string[];
  readonly courseIds: readonly string[];
  /** No event is of an earlier day. */
  readonly fromDay: SastDay;
}

/**
 * How one part of a learner's record is kept. How it takes in an event is the domain's (`applyEvent`); recording and
 * rebuilding go through the same list of these. All SQL is fixed text, so that the database plans it once: in `part` the
 * learner is $1, the lesson $2, its course $3 and the first day $4; in `whole` $2 and $3 are arrays.
 */
export interface Projector<Part> {
  /** An expression that answers as JSON what events of one lesson themselves can touch. */
  readonly part: string;
  /** The same for events of any lessons, with everything that may follow from them. */
  readonly whole: string;
  readonly read: (answer: unknown) => Part;
  /** The rows that are new or different, as the table names its columns. */
  readonly changes: (userId: string, before: Part, after: Part) => readonly object[];
  /** Writes such rows, given as JSON, over those that are there. */
  readonly write: (rows: string) => string;
  /** Forgets the rows of the learners in $1. */
  readonly clear: string;
}
