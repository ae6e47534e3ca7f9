import type { AgentType } from '@academy/domain/assistant/agents';

export interface AssistantRequest {
  /** Whom to talk to; without one, whoever was chosen last. */
  readonly agentType?: AgentType;
}

type OpenAssistant = (request: AssistantRequest) => void;

let open: OpenAssistant = () => undefined;

/** The application knows how the assistant comes. */
export function provideAssistant(opening: OpenAssistant): void {
  open = opening;
}

/** Any page can open the one assistant; the focus comes back to where it was. */
export const openAssistant = (request: AssistantRequest = {}): void => open(request);
