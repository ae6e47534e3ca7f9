import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';
import { leaderboardEntries } from './tables.ts';

const keep = statement<never, [userId: string, name: string, province: string | null, now: Date]>(
  'keep-leaderboard-entry',
  `insert into leaderboard_entries (user_id, name, province, joined_at, all_points, week, week_points)
   select $1, $2, $3, $4, points, week, week_points from learner_tallies where user_id = $1
   on conflict (user_id) do update set name = excluded.name, province = excluded.province`,
);

/** With the learner's current points; from then on a trigger keeps them up to date. */
export async function storeEntry(
  tx: Queryable,
  entry: {
    readonly userId: string;
    readonly name: string;
    readonly province: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await keep.rows(tx, entry.userId, entry.name, entry.province, entry.now);
}

export async function eraseEntry(db: Queryable, userId: string): Promise<void> {
  await db.delete(leaderboardEntries).where(eq(leaderboardEntries.userId, userId));
}
