import type { CareerId } from '@academy/domain/catalogue/courses';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

/** The result of the career assessment, in the words of that day. */
export interface StoredScores {
  readonly hoursPerWeek: number | null;
  /** The best first. */
  readonly ranked: readonly {
    readonly careerId: CareerId;
    readonly percent: number;
    readonly parts: readonly { readonly label: string; readonly percent: number }[];
    readonly reasons: readonly string[];
    /** What the career needs and the answers rule out; missing in results from before that question. */
    readonly lacks?: string | null;
  }[];
}

export const careerResults = pgTable('career_results', {
  userId: uuid('user_id').primaryKey(),
  answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
  scores: jsonb('scores').$type<StoredScores>().notNull(),
  takenAt: instant('taken_at').notNull(),
});
