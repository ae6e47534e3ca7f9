import type { Answer } from '@academy/contract';
import type { ReadOneCourse } from '@academy/courseware';
import { kindOfFile } from '@academy/domain/authoring/drafts';
import { hasFileProposal } from '@academy/domain/catalogue/course-files';
import { accept } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { filesOfCourse } from '../../../catalogue/course-files/index.ts';
import type { Authored } from '../author.ts';
import { discardedDrafts, draftFiles, draftsOfCourse } from '../drafts.store.ts';
import { readWritten } from './read-written.ts';
import { pathOf, workingFiles } from './working-files.ts';

type AuthoredCourse = Answer<'GET /api/authoring/:courseId'>;

function modulesOf(courseId: string, { contents }: ReadOneCourse): AuthoredCourse['modules'] {
  return contents.map(({ folder, title, lessons }) => ({
    folder: pathOf(courseId, folder),
    title,
    lessons: lessons.map((lesson) => ({
      path: lesson.file === null ? null : pathOf(courseId, lesson.file),
      id: lesson.id,
      title: lesson.title,
    })),
  }));
}

async function filesWithDrafts(db: Queryable, courseId: string): Promise<AuthoredCourse['files']> {
  const drafted = new Map((await draftFiles(db, courseId)).map((file) => [file.path, file]));
  const published = new Map((await filesOfCourse(db, courseId)).map((file) => [file.path, file]));
  return [...new Set([...published.keys(), ...drafted.keys()])].sort().flatMap((path) => {
    const [file, draft, kind] = [published.get(path), drafted.get(path), kindOfFile(path)];
    const isThere = file !== undefined && file.text !== null;
    const hasProposal = file !== undefined && hasFileProposal(file);
    if (kind === null || (!isThere && !draft && !hasProposal)) return [];
    return {
      path,
      kind,
      version: file?.version ?? 0,
      isEdited: file?.isEdited ?? false,
      hasProposal,
      draftId: draft?.draftId ?? null,
    };
  });
}

/** The course with everything that is being written in it, in the order of its modules. */
export async function readCourse(db: Queryable, actor: Actor, author: Authored) {
  const { course } = author;
  const working = await workingFiles(db, course.id, {});
  const read = await readWritten(author, working, 'course.yaml');
  if (!read.ok) return read;
  const files = await filesWithDrafts(db, course.id);
  const drafts = await draftsOfCourse(db, course.id);
  const discarded = await discardedDrafts(db, course.id);
  return accept<AuthoredCourse>({
    courseId: course.id,
    title: course.title,
    modules: modulesOf(course.id, read.value),
    files,
    drafts: drafts.map(({ id, title, state, version, note, changedAt, writers }) => ({
      id,
      title,
      state,
      version,
      note,
      changedAt: changedAt.toISOString(),
      writers: writers.flatMap(({ name }) => name ?? []),
      isOwn: writers.some(({ userId }) => userId === actor.userId),
      paths: files.filter(({ draftId }) => draftId === id).map(({ path }) => path),
    })),
    discarded: discarded.flatMap(({ id, title, discardedAt }) =>
      discardedAt === null ? [] : { id, title, discardedAt: discardedAt.toISOString() },
    ),
  });
}
