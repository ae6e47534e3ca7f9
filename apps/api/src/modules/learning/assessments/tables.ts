import type { UnlockedAnswer } from '@academy/contract/learning/unlocked-achievements';
import type { Numbers, PublicQuestion, QuestionAnswer } from '@academy/domain/learning/questions';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';
import type { BankItem } from '../../catalogue/courses/tables.ts';

/** An item as it was asked in one attempt: with its answers, and as the browser got it. */
export interface DrawnItem extends Pick<BankItem, 'lessonId' | 'question'> {
  /** Those that were drawn for this attempt; absent when a question has none. */
  readonly numbers?: Numbers;
  readonly shown: PublicQuestion;
}

export interface AttemptOutcome {
  /** Whether each item was right, in the order of the items. */
  readonly marks: readonly boolean[];
  readonly completed: { readonly modules: readonly string[]; readonly courses: readonly string[] };
  /** As the response reports it; absent in older rows. */
  readonly unlocked?: UnlockedAnswer;
  /** What was saved in time was marked; absent in the oldest rows. */
  readonly isOutOfTime?: boolean;
}

export const assessmentAttempts = pgTable('assessment_attempts', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  assessmentId: text('assessment_id').notNull(),
  items: jsonb('items').$type<readonly DrawnItem[]>().notNull(),
  startedAt: instant('started_at').notNull(),
  submittedAt: instant('submitted_at'),
  answers: jsonb('answers').$type<Readonly<Record<string, QuestionAnswer>>>(),
  /** From then on the answers do not change; the result may come later. */
  handedInAt: instant('handed_in_at'),
  rightCount: integer('right_count'),
  total: integer('total').notNull(),
  isPassed: boolean('is_passed'),
  result: jsonb('result').$type<AttemptOutcome>(),
});

export const projectWork = pgTable(
  'project_work',
  {
    userId: uuid('user_id').notNull(),
    projectId: text('project_id').notNull(),
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    ticked: text('ticked').array().notNull(),
    savedAt: instant('saved_at').notNull(),
    passedAt: instant('passed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId] })],
);
