import type { AgentType } from './agents.ts';

/** 1§3. Only an agent's messages carry the agent and the attachments. */
type AgentMessage<Extras = never> =
  | { readonly id: string; readonly role: 'user'; readonly content: string; readonly timestamp: Date }
  | {
      readonly id: string;
      readonly role: 'assistant';
      readonly content: string;
      readonly timestamp: Date;
      readonly agentType: AgentType;
      readonly extras?: Extras;
    };

export interface AgentConversation<Extras = never> {
  readonly agentType: AgentType;
  readonly messages: readonly AgentMessage<Extras>[];
  /** A reply is pending: the typing indicator shows, and nothing can be sent. */
  readonly isTyping: boolean;
  /** The message that got no reply: it can be resent unchanged. */
  readonly unanswered: string | null;
}

/** The data that identifies a message of each kind. */
export interface Stamp {
  readonly id: string;
  readonly now: Date;
}

/** 1§4: on opening and on switching, the list is the greeting alone. */
export function startWithAgent<Extras = never>(
  agent: { readonly type: AgentType; readonly greeting: string },
  { id, now }: Stamp,
): AgentConversation<Extras> {
  const greeting = {
    id,
    role: 'assistant',
    content: agent.greeting,
    timestamp: now,
    agentType: agent.type,
  } as const;
  return { agentType: agent.type, messages: [greeting], isTyping: false, unanswered: null };
}

/** 1§5: the same conversation is returned when there is nothing to send, or a reply is pending. */
export function sendToAgent<Extras>(
  conversation: AgentConversation<Extras>,
  text: string,
  { id, now }: Stamp,
): AgentConversation<Extras> {
  const content = text.trim();
  if (content === '' || conversation.isTyping) return conversation;
  const message = { id, role: 'user', content, timestamp: now } as const;
  return {
    ...conversation,
    messages: [...conversation.messages, message],
    isTyping: true,
    unanswered: null,
  };
}

/** Resends the last message; the list does not change. */
export function sendAgain<Extras>(conversation: AgentConversation<Extras>): AgentConversation<Extras> {
  return conversation.unanswered === null
    ? conversation
    : { ...conversation, isTyping: true, unanswered: null };
}

/** 1§4, 1§8: adds the reply and ends typing; without a reply it only ends typing. */
export function receiveFromAgent<Extras>(
  conversation: AgentConversation<Extras>,
  reply: { readonly content: string; readonly extras: Extras } | null,
  { id, now }: Stamp,
): AgentConversation<Extras> {
  const ended = { ...conversation, isTyping: false };
  if (reply === null) return ended;
  const message = {
    id,
    role: 'assistant',
    timestamp: now,
    agentType: conversation.agentType,
    ...reply,
  } as const;
  return { ...ended, messages: [...conversation.messages, message] };
}

/** 1§8: typing ends; the question stays, and can be resent. */
export function failedToAnswer<Extras>(conversation: AgentConversation<Extras>): AgentConversation<Extras> {
  const question = conversation.messages.findLast(({ role }) => role === 'user');
  return { ...conversation, isTyping: false, unanswered: question?.content ?? null };
}
