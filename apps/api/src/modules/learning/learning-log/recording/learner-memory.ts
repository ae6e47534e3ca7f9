import { LatestMap } from '../../../../http/endpoints/responses/latest-map.ts';
import type { Learner } from '../learner.ts';
import type { KnownLearner } from '../projections/learner-record.store.ts';
import type { Scope } from '../projections/projector.ts';

// The number of learners active on one process at the same time; a record is some ten kB.
const MOST_LEARNERS = 300;

/** What was read of a learner: enough for reports within the scope. */
export interface ReadLearner extends KnownLearner {
  readonly scope: Scope;
  /** Also enough for everything that may follow from them. */
  readonly isWhole: boolean;
}

interface Remembered {
  readonly read: ReadLearner;
  readonly catalogue: Learner['catalogue'];
}

function isWithin({ lessonIds, courseIds, fromDay }: Scope, known: Scope): boolean {
  return (
    fromDay >= known.fromDay &&
    lessonIds.every((id) => known.lessonIds.includes(id)) &&
    courseIds.every((id) => known.courseIds.includes(id))
  );
}

/**
 * A cache of the records of active learners. A device reports again and again: what was written last is what would be
 * read. The version, which each request reads with the sign-in, tells whether it is still current; writes check the
 * version too, so a record that was overtaken in between is not overwritten.
 */
export class LearnerMemory {
  readonly #learners = new LatestMap<string, Remembered>(MOST_LEARNERS);

  recall({ catalogue }: Learner, version: number, scope: Scope): ReadLearner | null {
    const known = this.#learners.get(scope.userId);
    const isCurrent = known?.catalogue === catalogue && known.read.version === version;
    return known && isCurrent && isWithin(scope, known.read.scope) ? known.read : null;
  }

  keep({ userId, catalogue }: Learner, read: ReadLearner): void {
    this.#learners.set(userId, { read, catalogue });
  }
}
