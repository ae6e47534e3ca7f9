import type { Input } from '@academy/contract';
import type { Course } from '@academy/courseware';
import { mayDecide } from '@academy/domain/authoring/drafts';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../../academy/audit/index.ts';
import { publishedSoFar, publishFiles } from '../../../catalogue/course-files/index.ts';
import { type CatalogueCourse, lockCourseware, publishCourse } from '../../../catalogue/courses/index.ts';
import type { AuthoringContext } from '../author.ts';
import { refuseMoved } from '../checks/check-draft.ts';
import { changeDraft, draftFiles, findDraft, lockDraft, removeDraft, writersOf } from '../drafts.store.ts';
import { notifyReviewers, notifyWriters } from './review-news.ts';

interface ReviewActor {
  readonly db: Queryable;
  readonly actor: Actor;
}
type Context = Pick<AuthoringContext, 'clock'>;

type Submission = Input<'POST /api/authoring/:courseId/drafts/:draftId/submission'>;

/** Whether a check is worthwhile, because it runs programs; refusals are made in the transaction. */
export async function maySubmit(db: Queryable, { courseId, draftId, version }: Submission): Promise<boolean> {
  const draft = await findDraft(db, courseId, draftId);
  return draft?.state === 'writing' && draft.version === version;
}

/** Submits the draft to a second person as it was checked. */
export async function submitDraft(
  { clock }: Context,
  { db, actor }: ReviewActor,
  { courseId, draftId, version }: Submission,
  { course, isChecked }: { readonly course: CatalogueCourse; readonly isChecked: boolean },
) {
  const draft = await lockDraft(db, courseId, draftId);
  if (!draft) return refuse('unknown-draft');
  if (draft.state === 'in-review') return refuse('in-review');
  if (draft.version !== version || !isChecked) return refuse('changed-meanwhile');
  const now = clock();
  await changeDraft(db, draftId, { state: 'in-review', note: null, now });
  const subject = `course:${courseId}`;
  await recordStaffAction(db, { actorId: actor.userId, action: 'submit-draft', subject, now });
  await notifyReviewers(db, course, draft, now);
  return accept(null);
}

/** Withdrawing a draft that is not in review changes nothing. */
export async function withdrawDraft(
  { clock }: Context,
  { db, actor }: ReviewActor,
  { courseId, draftId }: Input<'DELETE /api/authoring/:courseId/drafts/:draftId/submission'>,
) {
  const draft = await lockDraft(db, courseId, draftId);
  if (!draft) return refuse('unknown-draft');
  if (draft.state === 'writing') return accept(null);
  const now = clock();
  await changeDraft(db, draftId, { state: 'writing', now });
  const subject = `course:${courseId}`;
  await recordStaffAction(db, { actorId: actor.userId, action: 'withdraw-draft', subject, now });
  return accept(null);
}

type Decision = Input<'POST /api/authoring/:courseId/drafts/:draftId/decision'>;

/** Whether a check is worthwhile, as for a submission. */
export async function mayPublish({ db, actor }: ReviewActor, input: Decision): Promise<boolean> {
  const draft = await findDraft(db, input.courseId, input.draftId);
  if (input.decision !== 'publish' || draft?.version !== input.version) return false;
  return mayDecide(actor.userId, { state: draft.state, writers: await writersOf(db, draft.id) }).ok;
}

interface CheckedCourse {
  readonly course: Course;
  /** What had been published when the check began. */
  readonly seen: number;
}

/** A second person returns the draft with a note, or publishes it. */
export async function decideDraft(
  { clock }: Context,
  { db, actor }: ReviewActor,
  { courseId, draftId, decision, note, version }: Decision,
  /** The course as just checked; null when nothing was to be published. */
  checked: CheckedCourse | null,
) {
  // Before the draft, in the import's lock order: publications of one academy are serialised.
  if (checked) await lockCourseware(db);
  const draft = await lockDraft(db, courseId, draftId);
  if (!draft) return refuse('unknown-draft');
  const writers = await writersOf(db, draftId);
  const allowed = mayDecide(actor.userId, { state: draft.state, writers });
  if (!allowed.ok) return allowed;
  if (draft.version !== version) return refuse('changed-meanwhile');
  const [now, actorId, subject] = [clock(), actor.userId, `course:${courseId}`];
  if (decision === 'return') {
    const text = note?.trim() ?? '';
    if (text === '') return refuse('nothing-said');
    await changeDraft(db, draftId, { state: 'writing', note: text, now });
    await recordStaffAction(db, { actorId, action: 'return-draft', subject, now });
    await notifyWriters(db, 'draft-returned', draft, writers, now);
    return accept(null);
  }
  if (!checked) return refuse('changed-meanwhile');
  const files = await draftFiles(db, courseId, draftId);
  const moved = await refuseMoved(db, courseId, files);
  if (moved) return moved;
  // The whole course is written: that would undo what another draft has published since the check began.
  if ((await publishedSoFar(db)) !== checked.seen) return refuse('another-published');
  const publication = {
    courseId,
    title: draft.title,
    writtenBy: [...writers],
    publishedBy: actorId,
    files,
    now,
  };
  // The course first: its files reference its row, and it would wait for a concurrent save of its form.
  await publishCourse(db, checked.course, now);
  await publishFiles(db, publication);
  await removeDraft(db, draftId);
  await recordStaffAction(db, { actorId, action: 'publish-draft', subject, now });
  await notifyWriters(db, 'draft-published', draft, writers, now);
  return accept(null);
}
