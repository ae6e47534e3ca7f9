import { type AgentType, DEFAULT_AGENT } from '@academy/domain/assistant/agents';
import type { AssistantRequest } from '../../../lib/pages/open-assistant.ts';

export interface AssistantState {
  readonly isOpen: boolean;
  readonly agentType: AgentType;
  /** 1§4: changes whenever the agent is switched; closing and opening keep it. */
  readonly sessionId: string;
}

/** `newId` creates unique ids. */
export function createAssistantStore(newId: () => string) {
  let state: AssistantState = { isOpen: false, agentType: DEFAULT_AGENT, sessionId: newId() };
  const listeners = new Set<() => void>();

  function change(next: Partial<AssistantState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  function choose(agentType: AgentType): void {
    if (agentType !== state.agentType) change({ agentType, sessionId: newId() });
  }

  return {
    get: () => state,
    open({ agentType = state.agentType }: AssistantRequest): void {
      choose(agentType);
      change({ isOpen: true });
    },
    close: () => change({ isOpen: false }),
    choose,
    /** For a conversation that the server does not know as this learner's. */
    startSession: () => change({ sessionId: newId() }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type AssistantStore = ReturnType<typeof createAssistantStore>;
