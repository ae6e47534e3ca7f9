import type { Queryable } from '../../../../database/connect.ts';
import { addNotice } from '../../../academy/notices/index.ts';
import type { CatalogueCourse } from '../../../catalogue/courses/index.ts';
import { accountsOfInstructors, openAdministrators } from '../../../catalogue/instructors/index.ts';
import { type DraftRow, writersOf } from '../drafts.store.ts';

/** Each way to review is news of its own: the version stands behind the draft. */
const subjectOf = ({ courseId, id, version }: DraftRow) => `${courseId}:${id}:${version}`;

/** Who teaches the course and every administrator hear that a draft waits; its writers do not, they cannot review it. */
export async function tellReviewers(
  tx: Queryable,
  { instructors }: Pick<CatalogueCourse, 'instructors'>,
  draft: DraftRow,
  now: Date,
): Promise<void> {
  const teachers = await accountsOfInstructors(
    tx,
    instructors.map(({ id }) => id),
  );
  const reviewers = new Set([...teachers, ...(await openAdministrators(tx))]).difference(
    await writersOf(tx, draft.id),
  );
  for (const userId of reviewers)
    await addNotice(tx, {
      userId,
      kind: 'draft-in-review',
      subject: subjectOf(draft),
      title: draft.title,
      happenedAt: now,
    });
}

/** Whoever has written in a draft hears what became of it. */
export async function tellWriters(
  tx: Queryable,
  kind: 'draft-returned' | 'draft-published',
  draft: DraftRow,
  writers: Iterable<string>,
  now: Date,
): Promise<void> {
  for (const userId of writers)
    await addNotice(tx, {
      userId,
      kind,
      subject: subjectOf(draft),
      title: draft.title,
      happenedAt: now,
    });
}
