import { mayGoToModel } from '@academy/domain/assistant/agents';
import { CallEnded, ModelFault } from '../../../../gateways/language-model.ts';
import type { Services } from '../../../../services.ts';
import { paragraphs } from '../answers/phrasing.ts';
import type { EmbeddedEngine } from '../embedded-engine.ts';
import type { AgentEngine, Listener, Reply, Turn } from '../engine.ts';
import { agreedSince } from './consents.store.ts';
import { type GuardedModel, ModelSkipped } from './guarded-model.ts';
import { Unfit, writeAnswer } from './write-answer.ts';

const HOUSE_ANSWERS = 'so this answer comes from the academy itself.';
const NOTES = {
  'over-day': `You have used the language model as much as you can for today, ${HOUSE_ANSWERS}`,
  'over-month': `The language model is resting until next month, ${HOUSE_ANSWERS}`,
} as const;

/** Why a model that the learner agreed to does not answer, when that lasts longer than a moment. */
function withNote(reply: Reply, reason: unknown): Reply {
  if (!(reason instanceof ModelSkipped) || reason.reason === 'resting') return reply;
  return { ...reply, aside: paragraphs(reply.aside ?? null, NOTES[reason.reason]) };
}

interface LlmEngineContext extends Pick<Services, 'db' | 'log'> {
  readonly embedded: EmbeddedEngine;
  readonly model: GuardedModel;
}

/**
 * The embedded engine answers first, as it would alone; then a language model may phrase it better, from the same record
 * and the same passages. If anything goes wrong with that, the embedded answer is already there.
 */
export class LlmEngine implements AgentEngine {
  readonly #context: LlmEngineContext;

  constructor(context: LlmEngineContext) {
    this.#context = context;
  }

  warm(): void {
    this.#context.embedded.warm();
  }

  async reply(turn: Turn, listener: Listener): Promise<Reply> {
    const { db, embedded, log } = this.#context;
    const prepared = await embedded.prepare(turn);
    // There is nothing to add, or it must not be sent out.
    if (!mayGoToModel(prepared.reply.intent)) return prepared.reply;
    const agreedAt = await agreedSince(db, turn.actor.userId);
    if (agreedAt === null) return prepared.reply;
    try {
      return await writeAnswer(this.#context, { turn, prepared, listener, agreedAt });
    } catch (err) {
      const isExpected = [ModelFault, CallEnded, Unfit, ModelSkipped].some((kind) => err instanceof kind);
      if (err instanceof Error && isExpected)
        log.info({ reason: err.message }, 'assistant without language model');
      else log.warn({ err }, 'assistant without language model');
      return withNote(prepared.reply, err);
    }
  }
}
