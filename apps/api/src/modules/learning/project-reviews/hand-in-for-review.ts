import { accept, refuse } from '@academy/domain/kernel';
import { isPersonToReview } from '@academy/domain/learning/project-reviews';
import type { Queryable } from '../../../database/connect.ts';
import { addNotice } from '../../academy/notices/index.ts';
import type { Catalogue } from '../../catalogue/courses/index.ts';
import { accountsOfInstructors } from '../../catalogue/instructors/index.ts';
import { addSubmission } from './submissions.store.ts';
import type { ProjectBrief } from './tables.ts';

interface HandedIn {
  readonly userId: string;
  readonly courseId: string;
  readonly project: ProjectBrief & { readonly id: string };
  readonly answers: Readonly<Record<string, string>>;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

/**
 * Submits a complete project to the trainers of its course and notifies them. `false` without trainers: then there is
 * nobody to judge it.
 */
export async function handInForReview(tx: Queryable, handedIn: HandedIn) {
  const { userId, courseId, project, answers, catalogue, now } = handedIn;
  const instructors = catalogue.courseOf(courseId)?.instructors.map(({ id }) => id) ?? [];
  const teacherIds = await accountsOfInstructors(tx, instructors);
  if (!isPersonToReview(teacherIds, userId)) return accept(false);
  const brief = {
    title: project.title,
    parts: project.parts.map(({ id, ask }) => ({ id, ask })),
    checklist: project.checklist.map(({ id, text }) => ({ id, text })),
  };
  const submissionId = await addSubmission(tx, {
    userId,
    projectId: project.id,
    courseId,
    asked: brief,
    answers,
    handedInAt: now,
  });
  if (submissionId === null) return refuse('in-review');
  for (const teacherId of teacherIds.filter((id) => id !== userId))
    await addNotice(tx, {
      userId: teacherId,
      kind: 'project-handed-in',
      // A version that replaces one still waiting is not announced again.
      subject: submissionId,
      title: project.title,
      happenedAt: now,
    });
  return accept(true);
}
