import type { Hear } from '@academy/domain/assistant/care';
import {
  type Conversation,
  receiveReply,
  replyDelayMs,
  replyTo,
  type SupportAnswers,
  sendMessage,
  startConversation,
} from '@academy/domain/assistant/support-chat';

interface ChatSources {
  answers: SupportAnswers;
  hear: Hear;
  now: () => Date;
  random: () => number;
}

export interface ChatStore {
  get: () => Conversation;
  /** Returns whether there was anything to send. */
  send: (text: string) => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Lives outside the panel: closing it keeps the messages, and a pending reply still arrives. */
export function createChatStore({ answers, hear, now, random }: ChatSources): ChatStore {
  let conversation = startConversation(answers.welcome, now());
  const listeners = new Set<() => void>();

  function change(next: Conversation) {
    conversation = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => conversation,
    send(text) {
      const next = sendMessage(conversation, text, now());
      if (next === conversation) return false;
      change(next);
      // Classified as late as possible, so that a fast typist benefits from the model that was still loading.
      const reply = () => change(receiveReply(conversation, replyTo(text, answers, { hear }), now()));
      setTimeout(reply, replyDelayMs(random()));
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
