import type { Input } from '@academy/contract';
import { MOST_COURSE_FILES } from '@academy/domain/authoring/drafts';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { findCourseFile } from '../../catalogue/course-files/index.ts';
import type { AuthoringContext } from './author.ts';
import {
  addDraft,
  addWriter,
  changeDraft,
  countDraftFiles,
  findDraftFile,
  lockAnyDraft,
  lockDraft,
  markDraftDiscarded,
  removeDraftFile,
  restoreDraftRows,
  upsertDraftFile,
} from './drafts.store.ts';

interface DraftCaller {
  readonly db: Queryable;
  readonly actor: Actor;
}
type Context = Pick<AuthoringContext, 'clock'>;

export async function beginDraft(
  { clock }: Context,
  { db, actor }: DraftCaller,
  { courseId, title }: Input<'POST /api/authoring/:courseId/drafts'>,
) {
  const [now, actorId] = [clock(), actor.userId];
  const draft = { courseId, title: title.trim(), createdBy: actorId, createdAt: now, changedAt: now };
  const draftId = await addDraft(db, draft);
  await recordStaffAction(db, { actorId, action: 'begin-draft', subject: `course:${courseId}`, now });
  return accept({ draftId });
}

function inAnotherDraft(title: string) {
  const { refusal } = refuse('in-another-draft');
  return { ok: false, refusal: { ...refusal, values: { title } } } as const;
}

/** A save names the version that it is based on: nobody overwrites what they have not seen. */
export async function saveDraftFile(
  { clock }: Context,
  { db, actor }: DraftCaller,
  input: Input<'PUT /api/authoring/:courseId/drafts/:draftId/files'>,
) {
  const { courseId, draftId, path, text, version, baseVersion } = input;
  const draft = await lockDraft(db, courseId, draftId);
  if (!draft) return refuse('unknown-draft');
  if (draft.state === 'in-review') return refuse('in-review');
  const known = await findDraftFile(db, courseId, path);
  if (known && known.draftId !== draftId) return inAnotherDraft(known.title);
  const published = await findCourseFile(db, courseId, path);
  const [seen, seenPublished] = [known?.version ?? 0, published?.version ?? 0];
  if (seen !== version || seenPublished !== baseVersion) return refuse('changed-meanwhile');
  if (known && known.text === text && known.baseVersion === baseVersion) return accept({ version: seen });
  const [now, changedBy] = [clock(), actor.userId];
  const isBack = text === (published?.text ?? null);
  if (isBack) await removeDraftFile(db, courseId, path);
  else {
    // Counted under the lock of the draft, so the last slot is not given twice.
    if (!known && (await countDraftFiles(db, draftId)) >= MOST_COURSE_FILES) return refuse('draft-full');
    const file = { courseId, path, draftId, text, baseVersion, version: seen + 1, changedBy, changedAt: now };
    if (!(await upsertDraftFile(db, file))) return refuse('changed-meanwhile');
  }
  await addWriter(db, draftId, changedBy);
  await changeDraft(db, draftId, { now });
  const subject = `course-file:${courseId}/${path}`;
  await recordStaffAction(db, { actorId: changedBy, action: 'write-draft', subject, now });
  return accept({ version: isBack ? 0 : seen + 1 });
}

export async function discardDraft(
  { clock }: Context,
  { db, actor }: DraftCaller,
  { courseId, draftId }: Input<'DELETE /api/authoring/:courseId/drafts/:draftId'>,
) {
  const draft = await lockDraft(db, courseId, draftId);
  if (!draft) return refuse('unknown-draft');
  if (draft.state === 'in-review') return refuse('in-review');
  const now = clock();
  await markDraftDiscarded(db, draftId, now);
  const subject = `course:${courseId}`;
  await recordStaffAction(db, { actorId: actor.userId, action: 'discard-draft', subject, now });
  return accept(null);
}

/** Restores a discarded draft; refused when another draft has one of its files by now. */
export async function restoreDraft(
  { clock }: Context,
  { db, actor }: DraftCaller,
  { courseId, draftId }: Input<'POST /api/authoring/:courseId/drafts/:draftId/restoration'>,
) {
  const draft = await lockAnyDraft(db, courseId, draftId);
  if (!draft) return refuse('unknown-draft');
  if (draft.discardedAt === null) return accept(null);
  const taken = await restoreDraftRows(db, draftId);
  if (taken !== null) {
    const other = await findDraftFile(db, courseId, taken);
    return inAnotherDraft(other?.title ?? taken);
  }
  const subject = `course:${courseId}`;
  await recordStaffAction(db, { actorId: actor.userId, action: 'restore-draft', subject, now: clock() });
  return accept(null);
}
