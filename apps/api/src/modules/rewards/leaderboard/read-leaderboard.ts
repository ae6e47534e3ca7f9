import type { Input } from '@academy/contract';
import type { LeaderboardAnswer } from '@academy/contract/rewards/leaderboard';
import { shownDisplayName } from '@academy/domain/accounts/display-names';
import type { Province } from '@academy/domain/accounts/profiles';
import { leaderboardWeek } from '@academy/domain/learning/learning-log';
import { COUNTED_PLACES, placesOf } from '@academy/domain/rewards/leaderboard';
import type { Queryable } from '../../../database/connect.ts';
import { type BoardRow, readBoard, readOwnEntry } from './board.store.ts';

type LeaderboardQuery = Input<'GET /api/leaderboard'>;

/** Lists only learners who joined, under the name that they chose. */
export async function readLeaderboard(
  db: Queryable,
  userId: string,
  { period, province = undefined }: LeaderboardQuery,
  now: Date,
): Promise<LeaderboardAnswer> {
  const week = leaderboardWeek(now);
  const board = await readBoard(db, userId, { period, week, province: province ?? null });
  const answered = ({ userId: id, name, province: from, points }: BoardRow) => ({
    name: shownDisplayName(name),
    province: from as Province | null,
    points,
    isMe: id === userId,
  });
  const top = board.top ?? [];
  const places = placesOf(top.map(({ points }) => points));
  const { me } = board;
  const neighbours = [...(board.above ?? []).toReversed(), ...(me ? [me] : []), ...(board.below ?? [])];
  return {
    week,
    me: await ownEntry(db, userId, me, board.ahead),
    top: top.map((row, index) => ({ ...answered(row), place: places[index] ?? index + 1 })),
    around: me && me.points > 0 ? neighbours.map(answered) : [],
  };
}

async function ownEntry(
  db: Queryable,
  userId: string,
  me: BoardRow | null,
  ahead: number,
): Promise<LeaderboardAnswer['me']> {
  const entry = me ?? (await readOwnEntry(db, userId));
  if (!entry) return null;
  const isPlaced = me !== null && me.points > 0 && ahead < COUNTED_PLACES;
  return {
    name: entry.name,
    province: entry.province as Province | null,
    points: me?.points ?? 0,
    place: isPlaced ? ahead + 1 : null,
  };
}
