import type { Queryable } from '../../../../database/connect.ts';
import { filesOfCourse } from '../../../catalogue/course-files/index.ts';
import { draftFiles } from '../drafts.store.ts';

/** A text at its path in the course; null removes the file. */
export interface WrittenFile {
  readonly path: string;
  readonly text: string | null;
}

export interface WorkingFiles {
  /** By the path from the content folder, as the courseware's readers expect. */
  readonly published: ReadonlyMap<string, string>;
  readonly working: ReadonlyMap<string, string>;
}

export const placeOf = (courseId: string, path: string) => `courses/${courseId}/${path}`;
export const pathOf = (courseId: string, place: string) => place.slice(`courses/${courseId}/`.length);

function laidOver(
  courseId: string,
  below: ReadonlyMap<string, string>,
  files: readonly WrittenFile[],
): Map<string, string> {
  const texts = new Map(below);
  for (const { path, text } of files)
    if (text === null) texts.delete(placeOf(courseId, path));
    else texts.set(placeOf(courseId, path), text);
  return texts;
}

/** The published course, overlaid with a draft (all drafts when none is named) and with the text in the editor. */
export async function workingFiles(
  db: Queryable,
  courseId: string,
  { draftId, typed = [] }: { readonly draftId?: string | null; readonly typed?: readonly WrittenFile[] },
): Promise<WorkingFiles> {
  const published = laidOver(courseId, new Map(), await filesOfCourse(db, courseId));
  const drafted = draftId === null ? [] : await draftFiles(db, courseId, draftId);
  return { published, working: laidOver(courseId, published, [...drafted, ...typed]) };
}
