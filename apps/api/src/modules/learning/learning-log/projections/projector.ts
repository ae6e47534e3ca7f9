import type { SastDay } from '@academy/domain/kernel';

/** The part of a learner's record that some events can touch. */
export interface Scope {
  readonly userId: string;
  readonly lessonIds: readonly string[];
  readonly courseIds: readonly string[];
  /** No event is of an earlier day. */
  readonly fromDay: SastDay;
}

/**
 * How one part of a learner's record is stored. How it takes in an event is the domain's (`applyEvent`); recording and
 * rebuilding use the same list of these. All SQL is fixed text, so that the database plans it once: in `part` the
 * learner is $1, the lesson $2, its course $3 and the first day $4; in `whole` $2 and $3 are arrays.
 */
export interface Projector<Part> {
  /** An expression that returns as JSON what events of one lesson can touch directly. */
  readonly part: string;
  /** The same for events of any lessons, with everything that may follow from them. */
  readonly whole: string;
  readonly read: (answer: unknown) => Part;
  /** The new or changed rows, with the table's column names. */
  readonly changes: (userId: string, before: Part, after: Part) => readonly object[];
  /** Upserts such rows, given as JSON. */
  readonly write: (rows: string) => string;
  /** Deletes the rows of the learners in $1. */
  readonly clear: string;
}
