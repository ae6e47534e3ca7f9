import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

export interface AssessmentResult {
  readonly assessmentId: string;
  /** Exact. */
  readonly bestPercent: number;
  readonly isPassed: boolean;
  readonly lastSubmittedAt: Date;
}

/** The best result of every assessment that the learner has handed in, and when that was last done. */
export async function readResults(db: Queryable, userId: string): Promise<AssessmentResult[]> {
  const { rows } = await db.execute<
    Omit<AssessmentResult, 'lastSubmittedAt'> & { lastSubmittedAt: string }
  >(sql`
    select assessment_id as "assessmentId",
           max(right_count * 100.0 / total)::float8 as "bestPercent",
           bool_or(is_passed) as "isPassed",
           max(submitted_at) as "lastSubmittedAt"
      from assessment_attempts
     where user_id = ${userId} and submitted_at is not null
     group by assessment_id`);
  return rows.map((row) => ({ ...row, lastSubmittedAt: new Date(row.lastSubmittedAt) }));
}
