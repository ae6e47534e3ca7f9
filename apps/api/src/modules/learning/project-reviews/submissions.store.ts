import { REVIEW_HOLD_MS } from '@academy/domain/learning/project-reviews';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { type ProjectBrief, projectSubmissions } from './tables.ts';

export type Submission = typeof projectSubmissions.$inferSelect;

interface HandedIn {
  readonly userId: string;
  readonly projectId: string;
  readonly courseId: string;
  readonly asked: ProjectBrief;
  readonly answers: Readonly<Record<string, string>>;
  readonly handedInAt: Date;
}

/**
 * A waiting submission is replaced by the newer version, unless somebody is reading it: then null. Fellow learners read
 * the newer version only if its author asks for that again.
 */
export async function addSubmission(db: Queryable, handedIn: HandedIn): Promise<string | null> {
  const { asked: brief, answers, handedInAt } = handedIn;
  const freeSince = new Date(handedInAt.getTime() - REVIEW_HOLD_MS);
  const [row] = await db
    .insert(projectSubmissions)
    .values(handedIn)
    .onConflictDoUpdate({
      target: [projectSubmissions.userId, projectSubmissions.projectId],
      targetWhere: sql`reviewed_at is null`,
      set: { asked: brief, answers, handedInAt, peersAskedAt: null, heldBy: null, heldAt: null },
      setWhere: sql`${projectSubmissions.heldBy} is null or ${projectSubmissions.heldAt} <= ${freeSince.toISOString()}`,
    })
    .returning({ id: projectSubmissions.id });
  return row?.id ?? null;
}

/** All submissions of one learner for one project, the newest first. */
export async function submissionsOf(db: Queryable, userId: string, projectId: string): Promise<Submission[]> {
  return db
    .select()
    .from(projectSubmissions)
    .where(and(eq(projectSubmissions.userId, userId), eq(projectSubmissions.projectId, projectId)))
    .orderBy(desc(projectSubmissions.handedInAt));
}

export async function findSubmission(db: Queryable, submissionId: string): Promise<Submission | null> {
  const [submission] = await db
    .select()
    .from(projectSubmissions)
    .where(eq(projectSubmissions.id, submissionId));
  return submission ?? null;
}

/** Whether a submission of this person for a course waits to be judged. */
export async function hasWaitingProject(db: Queryable, userId: string, courseId: string): Promise<boolean> {
  const waiting = await db
    .select({ id: projectSubmissions.id })
    .from(projectSubmissions)
    .where(
      and(
        eq(projectSubmissions.userId, userId),
        eq(projectSubmissions.courseId, courseId),
        isNull(projectSubmissions.reviewedAt),
      ),
    );
  return waiting.length > 0;
}

/** Until the transaction ends nobody judges this learner's submissions; a judgement in progress is awaited. */
export async function lockSubmissionsOf(db: Queryable, userId: string, projectId: string): Promise<void> {
  await db
    .select({ id: projectSubmissions.id })
    .from(projectSubmissions)
    .where(and(eq(projectSubmissions.userId, userId), eq(projectSubmissions.projectId, projectId)))
    .orderBy(projectSubmissions.id)
    .for('update');
}

/** Until the transaction ends nobody else takes or judges it. */
export async function lockSubmission(db: Queryable, submissionId: string): Promise<Submission | null> {
  const [submission] = await db
    .select()
    .from(projectSubmissions)
    .where(eq(projectSubmissions.id, submissionId))
    .for('update');
  return submission ?? null;
}

export async function holdSubmission(
  db: Queryable,
  submissionId: string,
  heldBy: string,
  heldAt: Date,
): Promise<void> {
  await db.update(projectSubmissions).set({ heldBy, heldAt }).where(eq(projectSubmissions.id, submissionId));
}

type Decision = Required<
  Pick<Submission, 'reviewedAt' | 'reviewerId' | 'reviewerName' | 'isPassed' | 'comment' | 'criteria'>
>;

export async function saveDecision(db: Queryable, submissionId: string, decision: Decision): Promise<void> {
  await db.update(projectSubmissions).set(decision).where(eq(projectSubmissions.id, submissionId));
}

/** Who passed a learner's project, by the account's name at that time; null when nobody else has judged it. */
export async function passingReviewer(
  db: Queryable,
  userId: string,
  projectId: string,
): Promise<string | null> {
  const [passed] = await db
    .select({ name: projectSubmissions.reviewerName })
    .from(projectSubmissions)
    .where(
      and(
        eq(projectSubmissions.userId, userId),
        eq(projectSubmissions.projectId, projectId),
        eq(projectSubmissions.isPassed, true),
      ),
    )
    .orderBy(asc(projectSubmissions.reviewedAt));
  return passed?.name ?? null;
}
