import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';
import { studyPlans } from './tables.ts';

type StoredPlan = Pick<typeof studyPlans.$inferSelect, 'courseId' | 'hoursPerWeek' | 'promisedOn'>;

const planOf = statement<StoredPlan, [userId: string]>(
  'study-plan',
  `select course_id as "courseId", hours_per_week::float8 as "hoursPerWeek", promised_on as "promisedOn"
     from study_plans where user_id = $1`,
);

export async function findPlan(db: Queryable, userId: string): Promise<StoredPlan | null> {
  return (await planOf.row(db, userId)) ?? null;
}

export async function savePlan(db: Queryable, plan: typeof studyPlans.$inferInsert): Promise<void> {
  const { userId: _owner, ...set } = plan;
  await db.insert(studyPlans).values(plan).onConflictDoUpdate({ target: studyPlans.userId, set });
}

export async function dropPlan(db: Queryable, userId: string): Promise<void> {
  await db.delete(studyPlans).where(eq(studyPlans.userId, userId));
}
