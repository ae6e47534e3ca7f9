import type { SastDay } from '@academy/domain/kernel';
import { COUNTED_PLACES, NEIGHBOURS_SHOWN, TOP_SHOWN } from '@academy/domain/rewards/leaderboard';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

export interface BoardRow {
  readonly userId: string;
  readonly name: string;
  readonly province: string | null;
  readonly points: number;
}

interface Board {
  readonly me: BoardRow | null;
  readonly top: BoardRow[] | null;
  readonly above: BoardRow[] | null;
  readonly below: BoardRow[] | null;
  /** How many are ahead, counted up to the limit. */
  readonly ahead: number;
}

type BoardParameters = [userId: string, week: SastDay, province: string | null];

/** A board is a range of one index: nothing is sorted, and no more is read than is shown or counted. */
function reading(name: string, period: 'week' | 'all', isOfProvince: boolean) {
  const points = period === 'week' ? 'e.week_points' : 'e.all_points';
  const ofWeek = period === 'week' ? 'e.week = $2::date and' : '';
  const ofProvince = isOfProvince ? 'e.province = $3::text and' : '';
  const board = `${ofWeek} ${ofProvince} ${points} > 0`;
  const columns = `e.user_id as "userId", e.name, e.province, ${points} as points`;
  const list = (where: string, order: string, limit: number) =>
    `(select json_agg(own) from (select ${columns} from leaderboard_entries e where ${board} ${where}
       order by ${points} ${order}, e.user_id ${order} limit ${limit}) own)`;
  // A value, not a join: the database starts the index scan there instead of walking to it.
  const beside = (sign: string, order: string) =>
    list(`and (${points}, e.user_id) ${sign} ((select points from me), $1)`, order, NEIGHBOURS_SHOWN);
  const own =
    period === 'week' ? 'case when e.week = $2::date then e.week_points else 0 end' : 'e.all_points';
  return statement<Board, BoardParameters>(
    name,
    `with me as (select e.user_id, e.name, e.province, ${own} as points from leaderboard_entries e
                  where e.user_id = $1 and ($2::date is not null)
                    and (${isOfProvince ? 'e.province = $3::text' : '$3::text is null'}))
     select (select json_build_object('userId', user_id, 'name', name, 'province', province, 'points', points)
               from me) as me,
            ${list('', 'desc', TOP_SHOWN)} as top,
            ${beside('>', 'asc')} as above,
            ${beside('<', 'desc')} as below,
            (select count(*) from (select from leaderboard_entries e
               where ${board} and ${points} > (select points from me) limit ${COUNTED_PLACES}) ahead)::int as ahead`,
  );
}

const BOARDS = {
  week: {
    everywhere: reading('leaderboard-week', 'week', false),
    province: reading('leaderboard-week-province', 'week', true),
  },
  all: {
    everywhere: reading('leaderboard-all', 'all', false),
    province: reading('leaderboard-all-province', 'all', true),
  },
};

export async function readBoard(
  db: Queryable,
  userId: string,
  query: { readonly period: 'week' | 'all'; readonly week: SastDay; readonly province: string | null },
): Promise<Board> {
  const { period, week, province } = query;
  const board = BOARDS[period][province === null ? 'everywhere' : 'province'];
  const row = await board.row(db, userId, week, province);
  return row ?? { me: null, top: null, above: null, below: null, ahead: 0 };
}

const own = statement<Pick<BoardRow, 'name' | 'province'>, [userId: string]>(
  'own-leaderboard-entry',
  'select name, province from leaderboard_entries where user_id = $1',
);

/** A viewer of another province's board keeps their own position. */
export async function readOwnEntry(db: Queryable, userId: string) {
  return (await own.row(db, userId)) ?? null;
}
