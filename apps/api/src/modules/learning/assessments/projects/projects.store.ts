import type { ProjectWork } from '@academy/domain/learning/learning-log';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { projects } from '../../../catalogue/courses/tables.ts';
import { projectWork } from '../tables.ts';

export type Project = typeof projects.$inferSelect;

export async function findProject(db: Queryable, courseId: string): Promise<Project | null> {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.courseId, courseId), isNull(projects.removedAt)));
  return project ?? null;
}

export async function readWork(db: Queryable, userId: string, projectId: string) {
  const [work] = await db
    .select({ answers: projectWork.answers, ticked: projectWork.ticked, passedAt: projectWork.passedAt })
    .from(projectWork)
    .where(and(eq(projectWork.userId, userId), eq(projectWork.projectId, projectId)));
  return work ?? null;
}

interface SavedWork extends ProjectWork {
  readonly userId: string;
  readonly projectId: string;
  readonly savedAt: Date;
  /** Null leaves it as it is: a passed project stays passed. */
  readonly passedAt: Date | null;
}

export async function saveWork(db: Queryable, work: SavedWork): Promise<void> {
  const row = { ...work, ticked: [...work.ticked] };
  await db
    .insert(projectWork)
    .values(row)
    .onConflictDoUpdate({
      target: [projectWork.userId, projectWork.projectId],
      set: {
        answers: row.answers,
        ticked: row.ticked,
        savedAt: row.savedAt,
        passedAt: sql`coalesce(${projectWork.passedAt}, excluded.passed_at)`,
      },
    });
}
