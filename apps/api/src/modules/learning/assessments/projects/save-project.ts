import { accept } from '@academy/domain/kernel';
import type { ProjectWork } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import type { AssessmentContext } from '../assessment-context.ts';
import { openProject, workFor } from './open-project.ts';
import { saveWork } from './projects.store.ts';

/** Saves the draft. */
export async function saveProject(
  { clock }: Pick<AssessmentContext, 'clock'>,
  db: Queryable,
  userId: string,
  { courseId, ...work }: ProjectWork & { readonly courseId: string },
) {
  const opened = await openProject(db, userId, courseId);
  if (!opened.ok) return opened;
  await saveWork(db, {
    userId,
    projectId: opened.value.id,
    ...workFor(opened.value, work),
    savedAt: clock(),
    passedAt: null,
  });
  return accept(null);
}
