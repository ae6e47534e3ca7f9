import type { CriterionJudgement } from '@academy/domain/learning/project-reviews';
import { boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

/** What a project asked for when it was handed in. */
export interface ProjectBrief {
  readonly title: string;
  readonly parts: readonly { readonly id: string; readonly ask: string }[];
  readonly checklist: readonly { readonly id: string; readonly text: string }[];
}

export const projectSubmissions = pgTable('project_submissions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  projectId: text('project_id').notNull(),
  courseId: text('course_id').notNull(),
  asked: jsonb('asked').$type<ProjectBrief>().notNull(),
  answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
  handedInAt: instant('handed_in_at').notNull(),
  peersAskedAt: instant('peers_asked_at'),
  heldBy: uuid('held_by'),
  heldAt: instant('held_at'),
  reviewedAt: instant('reviewed_at'),
  reviewerId: uuid('reviewer_id'),
  reviewerName: text('reviewer_name'),
  isPassed: boolean('is_passed'),
  comment: text('comment'),
  criteria: jsonb('criteria').$type<readonly CriterionJudgement[]>(),
});

export const peerReviews = pgTable('peer_reviews', {
  id: uuid('id').primaryKey().defaultRandom(),
  submissionId: uuid('submission_id').notNull(),
  /** Null where it was returned for changes. */
  place: smallint('place'),
  learnerId: uuid('learner_id').notNull(),
  reviewerId: uuid('reviewer_id').notNull(),
  projectId: text('project_id').notNull(),
  offeredAt: instant('offered_at').notNull(),
  handedInAt: instant('handed_in_at'),
  sentAt: instant('sent_at'),
  comment: text('comment'),
  criteria: jsonb('criteria').$type<readonly CriterionJudgement[]>(),
  reportedAt: instant('reported_at'),
  settledAt: instant('settled_at'),
  hiddenAt: instant('hidden_at'),
});
