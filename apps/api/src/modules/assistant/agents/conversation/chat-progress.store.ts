import type { ChatProgress } from '@academy/domain/assistant/agents';
import type { SastDay } from '@academy/domain/kernel';
import { NO_STREAK } from '@academy/domain/learning/streaks';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';
import { chatProgress } from '../tables.ts';

/** R3: everybody starts from an honest zero. */
const NOTHING_YET: ChatProgress = { level: 1, experience: 0, streak: NO_STREAK, badges: [], met: [] };

type Row = Omit<typeof chatProgress.$inferSelect, 'userId'>;

function progressOf(row: Row): ChatProgress {
  const { level, experience, streakCurrent, streakLongest, lastChatDay, badges, met } = row;
  const streak = { current: streakCurrent, longest: streakLongest, lastActivity: lastChatDay };
  return { level, experience, streak, badges, met };
}

export async function readChatProgress(db: Queryable, userId: string): Promise<ChatProgress> {
  const [row] = await db.select().from(chatProgress).where(eq(chatProgress.userId, userId));
  return row ? progressOf(row) : NOTHING_YET;
}

export async function hasChatted(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ level: chatProgress.level })
    .from(chatProgress)
    .where(eq(chatProgress.userId, userId));
  return rows.length > 0;
}

const lockedProgress = statement<Row, [userId: string]>(
  'lock-chat-progress',
  `insert into chat_progress (user_id) values ($1)
   on conflict (user_id) do update set user_id = excluded.user_id
   returning level, experience, streak_current as "streakCurrent", streak_longest as "streakLongest",
             last_chat_day as "lastChatDay", badges, met`,
);

/** Concurrent replies are counted one after the other. */
export async function lockChatProgress(tx: Queryable, userId: string): Promise<ChatProgress> {
  const row = await lockedProgress.row(tx, userId);
  if (!row) throw new Error('The progress in the chat was not answered.');
  return progressOf(row);
}

const savedProgress = statement<
  never,
  [
    ...[userId: string, level: number, experience: number, streakCurrent: number, streakLongest: number],
    ...[lastChatDay: SastDay | null, badges: readonly string[], met: readonly string[]],
  ]
>(
  'save-chat-progress',
  `insert into chat_progress
          (user_id, level, experience, streak_current, streak_longest, last_chat_day, badges, met)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (user_id) do update
     set level = excluded.level, experience = excluded.experience, streak_current = excluded.streak_current,
         streak_longest = excluded.streak_longest, last_chat_day = excluded.last_chat_day,
         badges = excluded.badges, met = excluded.met`,
);

export async function saveChatProgress(
  tx: Queryable,
  userId: string,
  { level, experience, streak, badges, met }: ChatProgress,
): Promise<void> {
  const { current, longest, lastActivity } = streak;
  await savedProgress.rows(tx, userId, level, experience, current, longest, lastActivity, badges, met);
}
