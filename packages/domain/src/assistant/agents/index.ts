export { AGENT_TYPES, AGENTS, type Agent, type AgentType, agentNamed, DEFAULT_AGENT } from './agents.ts';
export { AGENTS_OF_INTENT } from './agents-of-intent.ts';
export {
  afterReply,
  CHAT_BADGES,
  type ChatBadgeId,
  type ChatProgress,
  EXPERIENCE_PER_REPLY,
  levelAfterReply,
  levelPercent,
} from './chat-progress.ts';
export { CIRCUIT_STATES, Circuit, type CircuitState } from './circuit.ts';
export { contentGapOf } from './content-gap.ts';
export {
  type AgentConversation,
  failedToAnswer,
  receiveFromAgent,
  sendAgain,
  sendToAgent,
  startWithAgent,
} from './conversation.ts';
export {
  CONFIDENCES,
  type Confidence,
  ENGINES,
  type EngineName,
  INTENTS,
  type Intent,
  MESSAGE_MAX_CHARACTERS,
  PROGRAM_ERROR_MAX_CHARACTERS,
  PROGRAM_MAX_CHARACTERS,
  STATE_INTENTS,
  type StateIntent,
  TALK_INTENTS,
} from './message.ts';
export {
  costInMicrorand,
  estimatedTokens,
  MODEL_FAULTS,
  MODEL_PURPOSES,
  type ModelFaultKind,
  type ModelPrices,
  type ModelPurpose,
  settledTokens,
  type Tokens,
} from './model-cost.ts';
export { QUICK_FILLS } from './quick-fills.ts';
export { readError, readProgramError } from './read-error.ts';
export { mayGoToModel, redactIdentity } from './redaction.ts';
