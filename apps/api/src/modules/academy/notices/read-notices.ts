import type { Answer } from '@academy/contract';
import type { NoticeAnswer } from '@academy/contract/academy/notices';
import type { Queryable } from '../../../database/connect.ts';
import { noticesBefore, type StoredNotice } from './notices.store.ts';

const PAGE_SIZE = 20;

export interface NamedBadge {
  readonly id: number;
  readonly name: string;
}

/** A badge's name comes from the content; a removed badge has no notice. */
function answerOf(
  { dueAt, happenedAt, ...notice }: StoredNotice,
  badges: readonly NamedBadge[],
): NoticeAnswer[] {
  const title = notice.title ?? badges.find(({ id }) => String(id) === notice.subject)?.name;
  if (title === undefined) return [];
  return [{ ...notice, title, dueAt: dueAt?.toISOString() ?? null, happenedAt: happenedAt.toISOString() }];
}

export async function readNotices(
  db: Queryable,
  userId: string,
  before: number | undefined,
  badges: readonly NamedBadge[],
): Promise<Answer<'GET /api/notices'>> {
  // One more than a page tells whether there is a next.
  const found = await noticesBefore(db, userId, before, PAGE_SIZE + 1);
  const shown = found.slice(0, PAGE_SIZE);
  return {
    notices: shown.flatMap((notice) => answerOf(notice, badges)),
    next: found.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}
