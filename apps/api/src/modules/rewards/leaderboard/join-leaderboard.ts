import type { Input } from '@academy/contract';
import { judgeDisplayName } from '@academy/domain/accounts/display-names';
import { accept } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { lockLearner } from '../../learning/learning-log/index.ts';
import { storeEntry } from './entries.store.ts';

/** Only learners who do this are ever on the board. */
export async function joinLeaderboard(
  db: Queryable,
  userId: string,
  { name: given, province }: Input<'PUT /api/leaderboard/entry'>,
  now: Date,
) {
  const name = judgeDisplayName(given);
  if (!name.ok) return name;
  await db.transaction(async (tx) => {
    // So that no point is earned between reading the points and joining the board.
    await lockLearner(tx, userId);
    await storeEntry(tx, { userId, name: name.value, province, now });
  });
  return accept(null);
}
