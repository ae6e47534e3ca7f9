export { agentHandlers } from './agents.routes.ts';
export { hasChatted, saveChatProgress } from './chat-progress.store.ts';
export { forgetGapsBefore, forgetGapsThat } from './content-gaps.store.ts';
export { forgetConversationsBefore } from './conversations.store.ts';
export { createEngines } from './create-engines.ts';
export { evaluateHearing } from './hearing/evaluate-hearing.ts';
export { falseCountsSince, forgetLearnerDaysBefore } from './llm/usage.store.ts';
export { makeAgentVectors } from './make-agent-vectors.ts';
