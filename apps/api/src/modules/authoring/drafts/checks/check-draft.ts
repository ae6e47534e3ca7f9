import type { Course, Fault } from '@academy/courseware';
import { refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import { filesOfCourse } from '../../../catalogue/course-files/index.ts';
import type { Authored } from '../author.ts';
import { type DraftFileRow, draftFiles } from '../drafts.store.ts';
import { readWritten } from '../working-copy/read-written.ts';
import { pathOf, placeOf, workingFiles } from '../working-copy/working-files.ts';
import { provePrograms } from './prove-programs.ts';

function hasFaults(courseId: string, { file, line, message }: Fault) {
  const { refusal } = refuse('has-faults');
  const values = { place: `${pathOf(courseId, file)}, line ${line}`, reason: message };
  return { ok: false, refusal: { ...refusal, values } } as const;
}

/** The first file whose published version differs from the one that the draft was started from. */
async function movedOn(db: Queryable, courseId: string, files: readonly DraftFileRow[]) {
  const published = new Map((await filesOfCourse(db, courseId)).map((row) => [row.path, row.version]));
  return files.find(({ path, baseVersion }) => (published.get(path) ?? 0) !== baseVersion);
}

export async function refuseMoved(db: Queryable, courseId: string, files: readonly DraftFileRow[]) {
  const moved = await movedOn(db, courseId, files);
  if (!moved) return null;
  const { refusal } = refuse('published-meanwhile');
  return { ok: false, refusal: { ...refusal, values: { path: moved.path } } } as const;
}

/**
 * The course with the draft applied: no faults, and every program of a changed file proven. Programs run in a separate
 * process, so this happens before a transaction and not in it.
 */
export async function checkedDraft(db: Queryable, author: Authored, draftId: string) {
  const courseId = author.course.id;
  const files = await draftFiles(db, courseId, draftId);
  if (files.length === 0) return refuse('nothing-written');
  const moved = await refuseMoved(db, courseId, files);
  if (moved) return moved;
  const result = await readWritten(author, await workingFiles(db, courseId, { draftId }));
  if (!result.ok) return result;
  const read = result.value;
  const [fault] = read.faults;
  if (fault || !read.course)
    return hasFaults(courseId, fault ?? { file: placeOf(courseId, 'course.yaml'), line: 1, message: '' });
  const changed = new Set(files.map(({ path }) => placeOf(courseId, path)));
  const programs = read.programs.filter(({ file }) => changed.has(file));
  const proven = await provePrograms(programs, { limitMs: author.proofMs }, author.prove);
  if (!proven.ok) return proven;
  const [unproven] = proven.value;
  if (unproven) return hasFaults(courseId, unproven);
  return { ok: true, course: read.course as Course, files } as const;
}
