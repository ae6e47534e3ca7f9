import { accept } from '@academy/domain/kernel';
import { missingInProject, type ProjectWork } from '@academy/domain/learning';
import type { Queryable } from '../../database/connect.ts';
import { appendToLog, completedBy } from '../learning/index.ts';
import type { AssessmentContext } from './hand-in-attempt.ts';
import { openProject, workFor } from './open-project.ts';
import { saveWork } from './projects.store.ts';

/** Keeps the work in any case; with nothing missing the project is passed. */
export async function handInProject(
  context: AssessmentContext,
  db: Queryable,
  userId: string,
  { courseId, ...handedIn }: ProjectWork & { readonly courseId: string },
) {
  const catalogue = await context.catalogue.read();
  return db.transaction(async (tx) => {
    const opened = await openProject(tx, userId, courseId);
    if (!opened.ok) return opened;
    const project = opened.value;
    const now = context.clock();
    const work = workFor(project, handedIn);
    const missing = missingInProject(project, work);
    const isPassed = missing.length === 0;
    const passedAt = isPassed ? now : null;
    await saveWork(tx, { userId, projectId: project.id, ...work, savedAt: now, passedAt });
    const { modules, courses } = isPassed
      ? completedBy(
          await appendToLog(tx, { userId, catalogue, now }, [
            { kind: 'project-passed', projectId: project.id, courseId, occurredAt: now },
          ]),
        )
      : { modules: [], courses: [] };
    return accept({ isPassed, missing, completed: { modules, courses } });
  });
}
