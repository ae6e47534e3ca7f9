import type { Services } from '../../../services.ts';
import { EmbeddedEngine, type EngineContext } from './embedded-engine.ts';
import type { AgentEngine } from './engine.ts';
import { GuardedModel } from './llm/guarded-model.ts';
import { LlmEngine } from './llm/llm-engine.ts';

interface Engines {
  readonly engine: AgentEngine;
  /** Null when no language model is configured. */
  readonly model: GuardedModel | null;
}

/** The embedded engine, wrapped by a language model if one is configured. */
export function createEngines(context: EngineContext & Pick<Services, 'config' | 'languageModel'>): Engines {
  const embedded = new EmbeddedEngine(context);
  const { languageModel } = context;
  const { llm } = context.config;
  if (!languageModel || !llm) return { engine: embedded, model: null };
  const model = new GuardedModel(context, languageModel, llm);
  return { engine: new LlmEngine({ ...context, embedded, model }), model };
}
