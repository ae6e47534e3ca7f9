import type { LearningEventKind } from '@academy/domain/learning/learning-log';
import { addingJobs } from '../../../../job-queue/add-job.store.ts';
import { noticingBadges } from '../../../academy/notices/index.ts';

/*
 * Follow-ups: what an event triggers besides the learner's record, in the statement that adds it to the log. Reports of
 * devices are one statement without a transaction, so only there is neither written without the other.
 */

/** The steps after the step `log`, which returns `LOGGED`, and what the statement has to read of them. */
export const FOLLOW_UPS = {
  steps: `
  told_badges as (${noticingBadges("from log where kind = 'achievement-unlocked'")}),
  queued_certificates as (${addingJobs(
    'issue-certificate',
    { userId: 'user_id', courseId: 'subject' },
    "from log where kind = 'course-completed'",
  )})`,
  read: '(select count(*) from queued_certificates) as queued',
};

const KINDS: ReadonlySet<LearningEventKind> = new Set(['achievement-unlocked', 'course-completed']);

/** Few events have follow-ups: the statement for all others has no steps for them. */
export const hasFollowUp = (events: readonly { readonly kind: LearningEventKind }[]): boolean =>
  events.some(({ kind }) => KINDS.has(kind));
