import { accept } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import { readOwnReviews } from '../../project-reviews/index.ts';
import type { AssessmentContext } from '../assessment-context.ts';
import { openProject } from './open-project.ts';
import { readWork } from './projects.store.ts';

export async function readProject(
  { clock }: Pick<AssessmentContext, 'clock'>,
  db: Queryable,
  userId: string,
  courseId: string,
) {
  const opened = await openProject(db, userId, courseId);
  if (!opened.ok) return opened;
  const { id, title, minutes, briefHtml, parts, checklist } = opened.value;
  const work = await readWork(db, userId, id);
  const { state, handedInAt, passedAt, reviews } = await readOwnReviews(db, userId, id, clock());
  return accept({
    id,
    courseId,
    title,
    minutes,
    briefHtml,
    parts: [...parts],
    checklist: [...checklist],
    answers: work?.answers ?? {},
    ticked: work?.ticked ?? [],
    passedAt: (work?.passedAt ?? passedAt)?.toISOString() ?? null,
    reviewState: state,
    handedInAt: handedInAt?.toISOString() ?? null,
    reviews,
  });
}
