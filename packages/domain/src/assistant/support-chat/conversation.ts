/** 1§3 */
export interface ChatMessage {
  readonly id: string;
  readonly text: string;
  readonly sender: 'nexii' | 'user';
  readonly timestamp: Date;
}

export interface Conversation {
  readonly messages: readonly ChatMessage[];
  /** A reply is pending: the typing indicator shows and nothing can be sent. */
  readonly isTyping: boolean;
}

export function startConversation(welcome: string, now: Date): Conversation {
  return add({ messages: [], isTyping: false }, welcome, 'nexii', now);
}

/** 1§5: the same conversation is returned when there is nothing to send, or a reply is pending. */
export function sendMessage(conversation: Conversation, text: string, now: Date): Conversation {
  const trimmed = text.trim();
  if (trimmed === '' || conversation.isTyping) return conversation;
  return { ...add(conversation, trimmed, 'user', now), isTyping: true };
}

export function receiveReply(conversation: Conversation, text: string, now: Date): Conversation {
  return { ...add(conversation, text, 'nexii', now), isTyping: false };
}

function add(
  conversation: Conversation,
  text: string,
  sender: ChatMessage['sender'],
  timestamp: Date,
): Conversation {
  // Nothing is ever removed, so the count is unique.
  const id = `message-${conversation.messages.length + 1}`;
  return { ...conversation, messages: [...conversation.messages, { id, text, sender, timestamp }] };
}
