export { ACADEMY_FACTS, withAcademyFacts } from './academy-facts.ts';
export {
  type ChatMessage,
  type Conversation,
  receiveReply,
  sendMessage,
  startConversation,
} from './conversation.ts';
export { replyTo } from './match-keywords.ts';
export { replyDelayMs } from './reply-delay.ts';
export { SMALL_TALKS, SUPPORT_KEYS, type SupportAnswers } from './support-answers.ts';
