import type { SastDay } from '@academy/domain/kernel';
import type { SQL } from 'drizzle-orm';

/** What of a learner's record some events can touch. */
export interface Scope {
  readonly userId: string;
  readonly lessonIds: readonly string[];
  readonly days: readonly SastDay[];
}

/**
 * How one part of a learner's record is kept. How it takes in an event is the domain's (`applyEvent`); recording and
 * rebuilding go through the same list of these.
 */
export interface Projector<Part> {
  /** An expression over the part's tables that answers JSON; of what there is much, only what the scope names. */
  readonly load: (scope: Scope) => SQL;
  readonly read: (answer: unknown) => Part;
  /** The statements that write what has changed. */
  readonly save: (userId: string, before: Part, after: Part) => SQL[];
  readonly clear: (userId: string) => SQL[];
}
