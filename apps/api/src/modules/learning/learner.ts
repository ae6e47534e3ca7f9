import { randomUUID } from 'node:crypto';
import type { LearningEvent } from '@academy/domain/learning';
import type { Catalogue } from '../catalogue/index.ts';
import type { IdentifiedEvent } from './learning-log.store.ts';

/** Whose log is written, by what courses, and when. */
export interface Learner {
  readonly userId: string;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

/** An event that the server itself records. */
export function identified(event: LearningEvent): IdentifiedEvent {
  return { id: randomUUID(), ...event };
}
