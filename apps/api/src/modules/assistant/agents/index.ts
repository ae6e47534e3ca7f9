export { hasChatted, saveChatProgress } from './conversation/chat-progress.store.ts';
export { forgetConversationsBefore } from './conversation/conversations.store.ts';
export { makeAgentVectors } from './message-routing/make-agent-vectors.ts';
export { readOwnTexts } from './message-routing/own-texts.ts';
