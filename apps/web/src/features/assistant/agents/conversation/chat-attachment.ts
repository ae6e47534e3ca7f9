import { CHAT_MAX_MESSAGES, CHAT_MESSAGE_MAX_CHARACTERS } from '@academy/domain/teaching/tickets';
import type { ChatToAttach } from '../../../../lib/work/chat-to-attach.ts';
import type { Talk } from './use-agent-chat.ts';

/** What a person would read of a conversation: its end, without a greeting that was never answered. */
export function chatAttachmentOf(
  talk: Talk | null,
  agentName = 'the assistant',
  lessonId?: string,
): ChatToAttach | null {
  if (!talk) return null;
  const messages = talk.messages.length > 1 ? talk.messages.slice(-CHAT_MAX_MESSAGES) : [];
  return {
    agentName,
    lessonId,
    chat: messages.map(({ role, content }) => ({
      role,
      content: content.slice(0, CHAT_MESSAGE_MAX_CHARACTERS),
    })),
  };
}
