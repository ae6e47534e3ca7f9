import type { AgentConfig } from '@academy/contract/assistant/agents';
import type { AgentType } from '@academy/domain/assistant/agents';
import type { KeyboardEvent } from 'react';
import { AgentFace } from './agent-face.tsx';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface AgentSelectorProps {
  agents: readonly AgentConfig[];
  chosen: AgentType;
  onChoose: (agentType: AgentType) => void;
}

/** Arrow keys only move the focus: choosing an agent clears the conversation, so it takes a press. */
export function AgentSelector({ agents, chosen, onChoose }: AgentSelectorProps) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const place = buttons.indexOf(event.target as HTMLButtonElement);
    buttons.at((place + step) % buttons.length)?.focus();
  }

  return (
    <div
      role="radiogroup"
      aria-label="Agents"
      onKeyDown={move}
      className="flex justify-between gap-1 px-3 pb-1.5"
    >
      {agents.map((agent) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio would select every option that an arrow key passes.
        <button
          key={agent.type}
          type="button"
          role="radio"
          aria-checked={agent.type === chosen}
          aria-label={agent.name}
          title={`${agent.name}: ${agent.description}`}
          tabIndex={agent.type === chosen ? 0 : -1}
          onClick={() => onChoose(agent.type)}
          className="rounded-bead border-3 border-transparent p-0.75 aria-checked:border-accent"
        >
          <AgentFace agent={agent} size="medium" />
        </button>
      ))}
    </div>
  );
}
