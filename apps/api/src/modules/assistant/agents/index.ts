export { hasChatted, saveChatProgress } from './conversation/chat-progress.store.ts';
export { forgetConversationsBefore } from './conversation/conversations.store.ts';
export { evaluateHearing } from './hearing/evaluate-hearing.ts';
export { distinctExamples, readWriters } from './hearing/examples.ts';
export { HEARING_FILE, LIGHT_HEARING_FILE } from './hearing/hear.ts';
export { FULL_FILE, LIGHT_FILE, learnWords } from './hearing/learn-words.ts';
export { makeAgentVectors } from './message-routing/make-agent-vectors.ts';
