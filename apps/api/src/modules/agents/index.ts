export { agentHandlers } from './agents.routes.ts';
export { hasChatted, saveChatProgress } from './chat-progress.store.ts';
export { forgetGapsBefore } from './content-gaps.store.ts';
export { forgetConversationsBefore } from './conversations.store.ts';
export { createEngines } from './create-engines.ts';
export { forgetLearnerDaysBefore } from './llm/usage.store.ts';
export { makeAgentVectors } from './make-agent-vectors.ts';
