import type { AgentCitation } from '@academy/contract/assistant/agents';
import type { AgentType, Confidence, EngineName, Intent } from '@academy/domain/assistant/agents';
import type { SastDay } from '@academy/domain/kernel';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { deleteRows } from '../../../../database/delete-rows.ts';
import { statement } from '../../../../database/statement.ts';
import type { Memory } from '../engine.ts';
import { chatMessages, chatSessions } from '../tables.ts';

interface Conversation {
  readonly userId: string;
  readonly lastSeenAt: Date;
  readonly memory: Memory;
}

const conversationOfSession = statement<Conversation, [sessionId: string]>(
  'conversation-of-session',
  `select user_id as "userId", last_seen_at as "lastSeenAt", memory from chat_sessions where id = $1`,
);

export async function findConversation(db: Queryable, sessionId: string): Promise<Conversation | null> {
  return (await conversationOfSession.row(db, sessionId)) ?? null;
}

interface ConversationState {
  readonly sessionId: string;
  readonly userId: string;
  readonly agentType: AgentType;
  readonly memory: Memory;
  readonly now: Date;
}

const upsertConversation = statement<
  { readonly id: string },
  [sessionId: string, userId: string, agentType: AgentType, memory: Memory, now: Date]
>(
  'keep-conversation',
  `insert into chat_sessions as kept (id, user_id, agent_type, memory, created_at, last_seen_at)
   values ($1, $2, $3, $4, $5, $5)
   on conflict (id) do update
     set agent_type = excluded.agent_type, memory = excluded.memory, last_seen_at = excluded.last_seen_at
     where kept.user_id = excluded.user_id
   returning id`,
);

/** False when the id belongs to somebody else. */
export async function storeConversation(tx: Queryable, state: ConversationState): Promise<boolean> {
  const { sessionId, userId, agentType, memory, now } = state;
  return (await upsertConversation.row(tx, sessionId, userId, agentType, memory, now)) !== undefined;
}

interface Exchange {
  readonly sessionId: string;
  readonly message: string;
  readonly now: Date;
  readonly agentType: AgentType;
  readonly reply: {
    readonly text: string;
    readonly intent: Intent;
    readonly confidence: Confidence;
    readonly engine: EngineName;
    readonly citations: readonly AgentCitation[];
  };
}

const addedExchange = statement<
  { readonly sequence: number },
  [
    ...[sessionId: string, now: Date, message: string, text: string, agentType: AgentType],
    ...[intent: Intent, confidence: Confidence, engine: EngineName, citations: string],
  ]
>(
  'add-exchange',
  `with last as (select coalesce(max(sequence), 0) as sequence from chat_messages where session_id = $1),
        asked as (
          insert into chat_messages (session_id, sequence, said_at, role, content)
          select $1, sequence + 1, $2, 'user', $3 from last)
   insert into chat_messages
          (session_id, sequence, said_at, role, content, agent_type, intent, confidence, engine, citations)
   select $1, sequence + 2, $2, 'assistant', $4, $5, $6, $7, $8, $9::jsonb from last
   returning sequence`,
);

/** Under the lock that `storeConversation` has taken. Returns the position of the reply. */
export async function addExchange(tx: Queryable, exchange: Exchange): Promise<number> {
  const { sessionId, now, message, agentType, reply } = exchange;
  const { text, intent, confidence, engine, citations } = reply;
  const added = await addedExchange.row(
    tx,
    ...([sessionId, now, message, text, agentType] as const),
    ...([intent, confidence, engine, JSON.stringify(citations)] as const),
  );
  if (!added) throw new Error('What was said was not kept.');
  return added.sequence;
}

interface EarlierMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Null for the learner's messages. */
  readonly intent: Intent | null;
}

/** The end of a conversation, oldest first, without safety messages. */
export async function messagesSince(
  db: Queryable,
  sessionId: string,
  since: Date,
  most: number,
): Promise<EarlierMessage[]> {
  const rows = await db
    .select({ role: chatMessages.role, content: chatMessages.content, intent: chatMessages.intent })
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), gte(chatMessages.saidAt, since)))
    .orderBy(desc(chatMessages.sequence))
    .limit(most);
  const messages = rows.toReversed();
  return messages.filter(
    ({ intent }, place) => intent !== 'safety' && messages[place + 1]?.intent !== 'safety',
  );
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

export function forgetConversationsBefore(db: Queryable, before: Date): Promise<number> {
  return deleteRows(db, chatSessions, lt(chatSessions.lastSeenAt, before));
}
