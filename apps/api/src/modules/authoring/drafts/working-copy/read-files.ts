import type { Answer, Input } from '@academy/contract';
import { kindOfFile } from '@academy/domain/authoring/drafts';
import { afterLeavingFile, hasFileProposal } from '@academy/domain/catalogue/course-files';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../../academy/audit/index.ts';
import {
  filesOfCourse,
  findCourseFile,
  findVersion,
  lockCourseFile,
  upsertCourseFiles,
  versionsOfFile,
} from '../../../catalogue/course-files/index.ts';
import type { AuthoringContext } from '../author.ts';
import { findDraftFile } from '../drafts.store.ts';

/** A file's published, draft and earlier text. */
export async function readFile(
  db: Queryable,
  { courseId, path }: Input<'GET /api/authoring/:courseId/file'>,
) {
  const [published, drafted] = [
    await findCourseFile(db, courseId, path),
    await findDraftFile(db, courseId, path),
  ];
  // A file that does not exist yet can be opened for writing.
  if (!published && !drafted && kindOfFile(path) === null) return refuse('unknown-file');
  const versions = await versionsOfFile(db, courseId, path);
  return accept({
    path,
    version: published?.version ?? 0,
    text: published?.text ?? null,
    draft: drafted && {
      draftId: drafted.draftId,
      text: drafted.text,
      version: drafted.version,
      baseVersion: drafted.baseVersion,
      changedBy: drafted.changedBy,
      changedAt: drafted.changedAt.toISOString(),
    },
    proposal: published && hasFileProposal(published) ? { text: published.fileText } : null,
    publications: versions.map(({ publishedAt, ...version }) => ({
      ...version,
      publishedAt: publishedAt?.toISOString() ?? null,
    })),
  });
}

export async function readVersion(
  db: Queryable,
  { courseId, path, version }: Input<'GET /api/authoring/:courseId/versions/:version'>,
) {
  const found = await findVersion(db, courseId, path, version);
  return found ? accept({ text: found.text }) : refuse('unknown-file');
}

export async function readBundle(
  db: Queryable,
  courseId: string,
): Promise<Answer<'GET /api/authoring/:courseId/bundle'>> {
  const files = (await filesOfCourse(db, courseId)).flatMap(({ path, version, text }) =>
    text === null ? [] : [{ path, version, text }],
  );
  return { courseId, files };
}

/** Keeps the studio's version; the conflict is shown again only when the files change again. */
export async function declineUpdate(
  { clock }: Pick<AuthoringContext, 'clock'>,
  { db, actor }: { readonly db: Queryable; readonly actor: Actor },
  { courseId, path, version }: Input<'POST /api/authoring/:courseId/left-updates'>,
) {
  const known = await lockCourseFile(db, courseId, path);
  if (!known) return refuse('unknown-file');
  if (known.version !== version) return refuse('changed-meanwhile');
  if (!hasFileProposal(known)) return refuse('no-proposal');
  await upsertCourseFiles(db, [afterLeavingFile(known)]);
  const subject = `course-file:${courseId}/${path}`;
  await recordStaffAction(db, { actorId: actor.userId, action: 'leave-update', subject, now: clock() });
  return accept(null);
}
