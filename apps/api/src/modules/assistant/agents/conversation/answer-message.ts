import { hear } from '@academy/assistant/hearing/node';
import { screenMessage } from '@academy/assistant/routing';
import type { Input } from '@academy/contract';
import type { AgentReply } from '@academy/contract/assistant/agents';
import { networkOf } from '@academy/domain/accounts/identity';
import { afterReply, contentGapOf } from '@academy/domain/assistant/agents';
import { careWords, isOfPerson, type PersonConcern, safetyWords } from '@academy/domain/assistant/care';
import { accept, refuse } from '@academy/domain/kernel';
import { type Queryable, sideDatabase } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { createTryLimits } from '../../../accounts/identity/index.ts';
import type { AgentsContext } from '../agents-context.ts';
import { paragraphs } from '../answers/phrasing.ts';
import type { Listener, Memory, Reply, Turn } from '../engine.ts';
import { countGap } from '../feedback/content-gaps.store.ts';
import { chatAnswer } from './chat-answer.ts';
import { lockChatProgress, readChatProgress, saveChatProgress } from './chat-progress.store.ts';
import { addExchange, findConversation, storeConversation } from './conversations.store.ts';
import { replyDuringAttempt } from './during-attempt.ts';
import { ownLinksOnly } from './own-links.ts';

type Message = Input<'POST /api/agents/message'>;

/** After this time nobody remembers what "and the next one?" was about. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

interface MessageRequest {
  readonly actor: Actor;
  readonly input: Message;
  readonly address: string;
}

/** Whether the message is allowed: within the rate limit, and not in somebody else's conversation. */
export async function admitMessage(
  { clock, sidePool }: AgentsContext,
  db: Queryable,
  { actor, input, address }: MessageRequest,
) {
  const limits = createTryLimits({ sidePool, clock });
  const tries = { 'agent-messages': actor.userId, 'agent-address': networkOf(address) };
  const limited = await limits.take(tries);
  if (limited) return { ok: false, refusal: { code: 'too-many-messages', ...limited } } as const;
  const conversation = await findConversation(db, input.sessionId);
  if (conversation && conversation.userId !== actor.userId) return refuse('unknown-session');
  const isFresh =
    conversation !== null && clock().getTime() - conversation.lastSeenAt.getTime() < REMEMBERED_MS;
  return accept(isFresh ? conversation.memory : {});
}

/** Safety comes before every engine. A safety concern is never resumed as a subject. */
export async function replyTo(context: AgentsContext, turn: Turn, listener: Listener): Promise<Reply> {
  const concern = screenMessage(turn.message, hear);
  if (concern === null)
    return (
      (await replyDuringAttempt(sideDatabase(context.sidePool), turn)) ?? context.engine.reply(turn, listener)
    );
  if (isOfPerson(concern)) return careFor(concern);
  return {
    text: safetyWords(concern),
    intent: 'safety',
    confidence: 'high',
    suggestions: ['What should I learn next?', 'Show my progress'],
    actions: [{ label: 'Ask a person', href: '/tickets' }],
  };
}

/** In danger nobody can wait for an answer by mail, so nothing else is offered. */
const careFor = (concern: PersonConcern): Reply => ({
  text: careWords(concern),
  intent: 'safety',
  confidence: 'high',
  actions: concern === 'distress' ? [{ label: 'Talk to a person', href: '/tickets' }] : [],
  earnsNothing: true,
});

export function turnOf(actor: Actor, input: Message, memory: Memory, now: Date): Turn {
  return {
    actor,
    agentType: input.agentType,
    sessionId: input.sessionId,
    message: input.message.trim(),
    memory,
    now,
    lessonId: input.context?.lessonId ?? null,
    program: input.context?.program ?? null,
  };
}

interface Counted extends Pick<Turn, 'agentType' | 'now'> {
  readonly userId: string;
  readonly isCounted: boolean;
}

/**
 * Each reply earns experience, judged by what is stored and not by what the request says. A reply that earns nothing changes
 * nothing.
 */
async function countReply(tx: Queryable, { userId, agentType, now, isCounted }: Counted) {
  if (!isCounted) {
    const progress = await readChatProgress(tx, userId);
    return { before: progress, after: progress };
  }
  const before = await lockChatProgress(tx, userId);
  const after = afterReply(before, agentType, now);
  await saveChatProgress(tx, userId, after);
  return { before, after };
}

/** Stores the exchange, and counts it. */
export async function storeReply(
  tx: Queryable,
  { actor, agentType, sessionId, message, now }: Turn,
  found: Reply,
) {
  const reply = ownLinksOnly(found);
  const { engine = 'embedded', text, aside = '', intent, confidence, citations = [], memory = {} } = reply;
  const { userId } = actor;
  if (!(await storeConversation(tx, { sessionId, userId, agentType, memory, now })))
    return refuse('unknown-session');
  const sequence = await addExchange(tx, {
    ...{ sessionId, message, now, agentType },
    reply: { text, intent, confidence, engine, citations },
  });
  const gap = intent === 'declined' ? contentGapOf(message, actor.user, hear) : null;
  if (gap !== null) await countGap(tx, gap, now);
  const { before, after } = await countReply(tx, { userId, agentType, now, isCounted: !reply.earnsNothing });
  const answer: AgentReply = {
    response: paragraphs(text, aside),
    agentType,
    sessionId,
    engine,
    intent,
    confidence,
    sequence,
    citations: [...citations],
    suggestions: [...(reply.suggestions ?? [])],
    actions: [...(reply.actions ?? [])],
    switchTo: reply.switchTo ?? null,
    progress: chatAnswer(after, now),
    isLevelUp: after.level > before.level,
  };
  return accept(answer);
}
