import type { Catalogue } from '../../catalogue/courses/index.ts';

/** Whose log is written, against which courses, and when. */
export interface Learner {
  readonly userId: string;
  readonly catalogue: Catalogue;
  readonly now: Date;
}
