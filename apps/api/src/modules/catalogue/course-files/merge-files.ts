import { afterFileImport, afterHolding, type FileState } from '@academy/domain/catalogue/course-files';
import type { CourseFileRow } from './course-files.store.ts';

const NAME = /^courses\/([^/]+)\/(.+)$/;

/** The row of each file after an import, by the path from the content folder. */
export type MergedFiles = ReadonlyMap<string, CourseFileRow>;

interface Import {
  readonly known: readonly CourseFileRow[];
  /** The files' texts, by the path from the content folder. */
  readonly given: ReadonlyMap<string, string>;
  /** Courses that stay as learners have them. */
  readonly held: ReadonlySet<string>;
  readonly now: Date;
}

function stateOf({ text, fileText, settledText, isEdited }: CourseFileRow): FileState {
  return { text, fileText, settledText, isEdited };
}

/** Merges the files with the studio's changes (decision 41), file by file. */
export function mergeFiles({ known, given, held, now }: Import): MergedFiles {
  const rows = new Map(known.map((row) => [`courses/${row.courseId}/${row.path}`, row]));
  const merged = new Map<string, CourseFileRow>();
  for (const name of new Set([...rows.keys(), ...given.keys()])) {
    const [, courseId = '', path = ''] = NAME.exec(name) ?? [];
    const row = rows.get(name);
    const fileText = given.get(name) ?? null;
    const state = row ? stateOf(row) : null;
    const next =
      state !== null && held.has(courseId) ? afterHolding(state, fileText) : afterFileImport(state, fileText);
    const isNew = row === undefined || row.text !== next.text;
    // A new file of a held course waits as a proposal, like every other change of the files.
    const isLate = row === undefined && held.has(courseId);
    merged.set(name, {
      courseId,
      path,
      ...(isLate ? { text: null, fileText, settledText: null, isEdited: true } : next),
      version: (row?.version ?? 0) + (isNew ? 1 : 0),
      changedAt: isNew ? now : (row?.changedAt ?? now),
    });
  }
  return merged;
}

/** The existing texts, by the path from the content folder. */
export function textsIn(files: MergedFiles): Map<string, string> {
  return new Map(
    [...files].flatMap(([name, { text }]) => (text === null ? [] : [[name, text] as [string, string]])),
  );
}
