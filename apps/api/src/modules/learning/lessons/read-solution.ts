import { accept, refuse } from '@academy/domain/kernel';
import { maySeeSolution } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { mayRead } from './lesson-access.ts';
import type { LessonContext } from './read-lesson.ts';
import { findSolution } from './solutions.store.ts';

export async function readSolution(context: LessonContext, db: Queryable, actor: Actor, lessonId: string) {
  const lesson = (await context.catalogue.read()).lessonOf(lessonId);
  const found = lesson?.hasExercise ? await findSolution(db, actor.userId, lessonId) : null;
  if (!lesson || !found) return refuse('unknown-lesson');
  if (!mayRead(actor, lesson, found.isEnrolled)) return refuse('not-enrolled');
  const isTeacher = actor.user.role !== 'learner';
  if (!isTeacher && !maySeeSolution(found.tries, found.isPassed)) return refuse('not-tried-enough');
  return accept({ solution: found.solution });
}
