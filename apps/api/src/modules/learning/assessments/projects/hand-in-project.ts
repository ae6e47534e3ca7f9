import { accept, refuse } from '@academy/domain/kernel';
import { missingInProject, type ProjectWork } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import { lockPlace } from '../../../enrolment/places/index.ts';
import { appendToLog, completedBy, type Effect, NO_EFFECT, unlockedBy } from '../../learning-log/index.ts';
import { handInForReview, lockSubmissionsOf, readOwnReviews } from '../../project-reviews/index.ts';
import type { AssessmentContext } from '../assessment-context.ts';
import { openProject, workFor } from './open-project.ts';
import { type Project, readWork, saveWork } from './projects.store.ts';

type State = 'incomplete' | 'waiting' | 'passed';

async function isPassedAlready(tx: Queryable, userId: string, project: Project, now: Date): Promise<boolean> {
  if ((await readWork(tx, userId, project.id))?.passedAt) return true;
  // While a project is being passed, no other may be submitted: nobody could pass it any more.
  await lockSubmissionsOf(tx, userId, project.id);
  return (await readOwnReviews(tx, userId, project.id, now)).passedAt !== null;
}

/**
 * Stores the work, unless it refuses. A complete project is sent to the course's trainers; without trainers it is
 * passed, and the certificate says that nobody else has judged it.
 */
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
    // A refund ends the place: nothing can be submitted at the same time.
    if (!(await lockPlace(tx, userId, courseId))) return refuse('not-enrolled');
    const project = opened.value;
    const now = context.clock();
    const work = workFor(project, handedIn);
    const missing = missingInProject(project, work);
    const row = { userId, projectId: project.id, ...work, savedAt: now };
    const answer = (state: State, effect: Effect = NO_EFFECT) => {
      const { modules, courses } = completedBy(effect);
      return accept({
        isPassed: state === 'passed',
        isWaiting: state === 'waiting',
        missing,
        completed: { modules, courses },
        unlocked: unlockedBy(effect, catalogue),
      });
    };

    if (missing.length > 0 || (await isPassedAlready(tx, userId, project, now))) {
      await saveWork(tx, { ...row, passedAt: null });
      return answer(missing.length > 0 ? 'incomplete' : 'passed');
    }
    const submitted = await handInForReview(tx, {
      userId,
      courseId,
      project,
      answers: work.answers,
      catalogue,
      now,
    });
    if (!submitted.ok) return submitted;
    await saveWork(tx, { ...row, passedAt: submitted.value ? null : now });
    if (submitted.value) return answer('waiting');
    const passed = { kind: 'project-passed', projectId: project.id, courseId, occurredAt: now } as const;
    return answer('passed', await appendToLog(tx, { userId, catalogue, now }, [passed]));
  });
}
