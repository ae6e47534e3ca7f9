import { accept, refuse } from '@academy/domain/kernel';
import type { ProjectWork } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import { isEnrolled } from '../../../enrolment/places/index.ts';
import { findProject, type Project } from './projects.store.ts';

/** The project of a course, for enrolled learners. */
export async function openProject(db: Queryable, userId: string, courseId: string) {
  const project = await findProject(db, courseId);
  if (!project) return refuse('unknown-project');
  return (await isEnrolled(db, userId, courseId)) ? accept(project) : refuse('not-enrolled');
}

/** What the project asks for, and nothing else. */
export function workFor({ parts, checklist }: Project, { answers, ticked }: ProjectWork): ProjectWork {
  const written = parts.flatMap(({ id }) => {
    const text = Object.hasOwn(answers, id) ? answers[id] : undefined;
    return text === undefined ? [] : [[id, text] as const];
  });
  return {
    answers: Object.fromEntries(written),
    ticked: checklist.flatMap(({ id }) => (ticked.includes(id) ? id : [])),
  };
}
