import type { ChatProgress } from '@academy/domain/agents';
import { NO_STREAK } from '@academy/domain/streaks';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { chatProgress } from '../../database/tables/agents.ts';

/** R3: everybody starts from an honest zero. */
const NOTHING_YET: ChatProgress = { level: 1, experience: 0, streak: NO_STREAK, badges: [], met: [] };

function progressOf(row: typeof chatProgress.$inferSelect): ChatProgress {
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

/** Two replies at once count one after the other. */
export async function lockChatProgress(tx: Queryable, userId: string): Promise<ChatProgress> {
  await tx.insert(chatProgress).values({ userId }).onConflictDoNothing();
  const [row] = await tx.select().from(chatProgress).where(eq(chatProgress.userId, userId)).for('update');
  if (!row) throw new Error('The progress in the chat was removed while it was read.');
  return progressOf(row);
}

export async function saveChatProgress(
  tx: Queryable,
  userId: string,
  { level, experience, streak, badges, met }: ChatProgress,
): Promise<void> {
  const row = {
    level,
    experience,
    streakCurrent: streak.current,
    streakLongest: streak.longest,
    lastChatDay: streak.lastActivity,
    badges: [...badges],
    met: [...met],
  };
  await tx
    .insert(chatProgress)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: chatProgress.userId, set: row });
}
