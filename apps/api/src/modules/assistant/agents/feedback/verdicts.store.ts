import type { Intent } from '@academy/domain/assistant/agents';
import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../database/connect.ts';
import { chatMessages, chatSessions } from '../tables.ts';

interface JudgedReply {
  readonly intent: Intent | null;
  /** Their previous verdict about it. */
  readonly isHelpful: boolean | null;
  /** The assistant's reply. */
  readonly question: string;
}

interface ReplyKey {
  readonly sessionId: string;
  readonly sequence: number;
}

/** Null when this person was given no such reply. Safety replies cannot be judged. */
export async function lockReply(
  tx: Queryable,
  userId: string,
  { sessionId, sequence }: ReplyKey,
): Promise<JudgedReply | null> {
  const question = alias(chatMessages, 'question');
  const [found] = await tx
    .select({
      intent: chatMessages.intent,
      isHelpful: chatMessages.isHelpful,
      question: question.content,
    })
    .from(chatMessages)
    .innerJoin(chatSessions, eq(chatSessions.id, chatMessages.sessionId))
    .innerJoin(
      question,
      and(
        eq(question.sessionId, chatMessages.sessionId),
        eq(question.sequence, sql`${chatMessages.sequence} - 1`),
      ),
    )
    .where(
      and(
        eq(chatMessages.sessionId, sessionId),
        eq(chatMessages.sequence, sequence),
        eq(chatMessages.role, 'assistant'),
        ne(chatMessages.intent, 'safety'),
        eq(chatSessions.userId, userId),
      ),
    )
    .for('update', { of: chatMessages });
  return found ?? null;
}

export async function saveVerdict(
  tx: Queryable,
  { sessionId, sequence }: ReplyKey,
  isHelpful: boolean | null,
): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ isHelpful })
    .where(and(eq(chatMessages.sessionId, sessionId), eq(chatMessages.sequence, sequence)));
}
