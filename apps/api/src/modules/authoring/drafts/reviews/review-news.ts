import type { Queryable } from '../../../../database/connect.ts';
import { addNotice } from '../../../academy/notices/index.ts';
import type { CatalogueCourse } from '../../../catalogue/courses/index.ts';
import { accountsOfInstructors, openAdministrators } from '../../../catalogue/instructors/index.ts';
import { type DraftRow, writersOf } from '../drafts.store.ts';

/** Each review round is a separate notice: the version follows the draft's id. */
const subjectOf = ({ courseId, id, version }: DraftRow) => `${courseId}:${id}:${version}`;

/** Notifies the course's trainers and every administrator that a draft waits; not its writers, who cannot review it. */
export async function notifyReviewers(
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

/** Notifies everyone who has written in a draft of its outcome. */
export async function notifyWriters(
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
