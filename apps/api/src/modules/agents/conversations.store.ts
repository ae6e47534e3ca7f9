import type { AgentType, Intent } from '@academy/domain/agents';
import type { SastDay } from '@academy/domain/kernel';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { statement } from '../../database/statement.ts';
import { chatMessages, chatSessions } from '../../database/tables/agents.ts';
import type { Memory } from './engine.ts';

interface Conversation {
  readonly userId: string;
  readonly lastSeenAt: Date;
  readonly memory: Memory;
}

export async function findConversation(db: Queryable, sessionId: string): Promise<Conversation | null> {
  const [found] = await db
    .select({
      userId: chatSessions.userId,
      lastSeenAt: chatSessions.lastSeenAt,
      memory: chatSessions.memory,
    })
    .from(chatSessions)
    .where(eq(chatSessions.id, sessionId));
  return found ? { ...found, memory: found.memory as Memory } : null;
}

interface Seen {
  readonly sessionId: string;
  readonly userId: string;
  readonly agentType: AgentType;
  readonly memory: Memory;
  readonly now: Date;
}

/** False when the id belongs to somebody else. */
export async function keepConversation(tx: Queryable, seen: Seen): Promise<boolean> {
  const { sessionId: id, userId, agentType, memory, now } = seen;
  const kept = await tx
    .insert(chatSessions)
    .values({ id, userId, agentType, memory, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: chatSessions.id,
      set: { agentType, memory, lastSeenAt: now },
      setWhere: eq(chatSessions.userId, userId),
    })
    .returning({ id: chatSessions.id });
  return kept.length > 0;
}

type Said = Omit<typeof chatMessages.$inferInsert, 'sessionId' | 'sequence'>;

/** Under the lock that `keepConversation` has taken. Answers with the place of the last one. */
export async function addMessages(tx: Queryable, sessionId: string, said: readonly Said[]): Promise<number> {
  const [last] = await tx
    .select({ sequence: chatMessages.sequence })
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId))
    .orderBy(desc(chatMessages.sequence))
    .limit(1);
  const first = (last?.sequence ?? 0) + 1;
  await tx
    .insert(chatMessages)
    .values(said.map((message, index) => ({ ...message, sessionId, sequence: first + index })));
  return first + said.length - 1;
}

interface SaidBefore {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Null for what the learner said. */
  readonly intent: Intent | null;
}

/** The end of a conversation, oldest first, without what was a matter of safety. */
export async function saidSince(
  db: Queryable,
  sessionId: string,
  since: Date,
  most: number,
): Promise<SaidBefore[]> {
  const rows = await db
    .select({ role: chatMessages.role, content: chatMessages.content, intent: chatMessages.intent })
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), gte(chatMessages.saidAt, since)))
    .orderBy(desc(chatMessages.sequence))
    .limit(most);
  const said = rows.toReversed();
  return said.filter(({ intent }, place) => intent !== 'safety' && said[place + 1]?.intent !== 'safety');
}

interface RepliesOfDay {
  readonly day: SastDay;
  readonly purpose: AgentType;
  readonly replies: number;
  readonly declined: number;
  readonly helpful: number;
  readonly unhelpful: number;
}

const repliesOfDays = statement<RepliesOfDay, [since: Date]>(
  'agent-replies-of-days',
  `select (said_at at time zone 'Africa/Johannesburg')::date as day, agent_type as purpose,
          count(*)::int as replies, (count(*) filter (where intent = 'declined'))::int as declined,
          (count(*) filter (where is_helpful))::int as helpful,
          (count(*) filter (where not is_helpful))::int as unhelpful
     from chat_messages
    where said_at >= $1 and role = 'assistant' and agent_type is not null
    group by 1, 2`,
);

export const repliesByDay = (db: Queryable, since: Date) => repliesOfDays.rows(db, since);

export async function forgetConversationsBefore(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.delete(chatSessions).where(lt(chatSessions.lastSeenAt, before));
  return rowCount ?? 0;
}
