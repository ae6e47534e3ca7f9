import type { AgentType } from '@academy/domain/assistant/agents';

export interface AssistantRequest {
  /** The agent to talk to; without one, the one chosen last. */
  readonly agentType?: AgentType;
}

type OpenAssistant = (request: AssistantRequest) => void;

let open: OpenAssistant = () => undefined;

/** The application provides how the assistant is loaded. */
export function provideAssistant(opening: OpenAssistant): void {
  open = opening;
}

/** Any page can open the one assistant; the focus returns to where it was. */
export const openAssistant = (request: AssistantRequest = {}): void => open(request);
