import type { TicketChatMessage } from '@academy/contract/teaching/tickets';

/**
 * A conversation with the assistant that is to be attached to a ticket. It stays in this page until the learner
 * attaches it.
 */
export interface ChatToAttach {
  readonly agentName: string;
  readonly chat: readonly TicketChatMessage[];
  readonly lessonId?: string | undefined;
}

let waiting: ChatToAttach | null = null;

export function setChatToAttach(chat: ChatToAttach | null): void {
  waiting = chat;
}

export const chatToAttach = (): ChatToAttach | null => waiting;
