import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { assessments, type BankItem } from '../../../catalogue/courses/tables.ts';
import { assessmentAttempts } from '../tables.ts';

export const percentOf = (right: number, total: number) => Math.round((right * 100) / total);

export type Attempt = typeof assessmentAttempts.$inferSelect;

export async function readBank(db: Queryable, assessmentId: string): Promise<readonly BankItem[]> {
  const [bank] = await db
    .select({ items: assessments.items })
    .from(assessments)
    .where(eq(assessments.id, assessmentId));
  return bank?.items ?? [];
}

const attemptsOf = (userId: string, assessmentId: string) =>
  and(eq(assessmentAttempts.userId, userId), eq(assessmentAttempts.assessmentId, assessmentId));

export async function findOpenAttempt(
  db: Queryable,
  userId: string,
  assessmentId: string,
): Promise<Attempt | null> {
  const [attempt] = await db
    .select()
    .from(assessmentAttempts)
    .where(and(attemptsOf(userId, assessmentId), isNull(assessmentAttempts.submittedAt)));
  return attempt ?? null;
}

/** What this person has begun and not submitted, in any course. */
export async function openAttemptsOf(db: Queryable, userId: string) {
  return db
    .select({
      assessmentId: assessments.id,
      courseId: assessments.courseId,
      title: assessments.title,
      minutes: assessments.minutes,
      startedAt: assessmentAttempts.startedAt,
    })
    .from(assessmentAttempts)
    .innerJoin(assessments, eq(assessments.id, assessmentAttempts.assessmentId))
    .where(
      and(
        eq(assessmentAttempts.userId, userId),
        isNull(assessmentAttempts.submittedAt),
        isNull(assessmentAttempts.handedInAt),
      ),
    )
    .orderBy(desc(assessmentAttempts.startedAt));
}

export async function lastSubmission(
  db: Queryable,
  userId: string,
  assessmentId: string,
): Promise<Date | null> {
  const [last] = await db
    .select({ submittedAt: assessmentAttempts.submittedAt })
    .from(assessmentAttempts)
    .where(and(attemptsOf(userId, assessmentId), isNotNull(assessmentAttempts.submittedAt)))
    .orderBy(desc(assessmentAttempts.submittedAt))
    .limit(1);
  return last?.submittedAt ?? null;
}

/** The results, in percent, with which the learner has passed so far. */
export async function earlierPasses(
  db: Queryable,
  userId: string,
  assessmentId: string,
): Promise<readonly number[]> {
  const passes = await db
    .select({ right: assessmentAttempts.rightCount, total: assessmentAttempts.total })
    .from(assessmentAttempts)
    .where(and(attemptsOf(userId, assessmentId), eq(assessmentAttempts.isPassed, true)));
  return passes.map(({ right, total }) => percentOf(right ?? 0, total));
}

export async function addAttempt(
  db: Queryable,
  attempt: typeof assessmentAttempts.$inferInsert,
): Promise<Attempt> {
  const [added] = await db.insert(assessmentAttempts).values(attempt).returning();
  if (!added) throw new Error('The attempt was not stored.');
  return added;
}

/** An attempt with what its assessment says about it. */
export interface FoundAttempt {
  readonly attempt: Attempt;
  readonly courseId: string;
  readonly startedAt: Date;
  readonly minutes: number;
}

/** An attempt of this learner. */
export async function findAttempt(
  db: Queryable,
  userId: string,
  attemptId: string,
): Promise<FoundAttempt | null> {
  const [found] = await db
    .select({
      attempt: assessmentAttempts,
      courseId: assessments.courseId,
      startedAt: assessmentAttempts.startedAt,
      minutes: assessments.minutes,
    })
    .from(assessmentAttempts)
    .innerJoin(assessments, eq(assessments.id, assessmentAttempts.assessmentId))
    .where(and(eq(assessmentAttempts.id, attemptId), eq(assessmentAttempts.userId, userId)));
  return found ?? null;
}

/** False when the attempt was submitted meanwhile. */
export async function storeAnswers(
  db: Queryable,
  attemptId: string,
  answers: NonNullable<Attempt['answers']>,
): Promise<boolean> {
  const updated = await db
    .update(assessmentAttempts)
    .set({ answers })
    .where(
      and(
        eq(assessmentAttempts.id, attemptId),
        isNull(assessmentAttempts.submittedAt),
        isNull(assessmentAttempts.handedInAt),
      ),
    )
    .returning({ id: assessmentAttempts.id });
  return updated.length > 0;
}

export async function recordHandIn(
  db: Queryable,
  attemptId: string,
  handedIn: Pick<Attempt, 'handedInAt' | 'answers'>,
): Promise<void> {
  await db.update(assessmentAttempts).set(handedIn).where(eq(assessmentAttempts.id, attemptId));
}

type Submission = Pick<Attempt, 'submittedAt' | 'rightCount' | 'isPassed' | 'result'>;

export async function closeAttempt(db: Queryable, attemptId: string, submission: Submission): Promise<void> {
  await db.update(assessmentAttempts).set(submission).where(eq(assessmentAttempts.id, attemptId));
}
