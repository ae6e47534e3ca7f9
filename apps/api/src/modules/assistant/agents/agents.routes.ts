import type { agentEndpoints } from '@academy/contract/assistant/agents';
import { AGENTS } from '@academy/domain/assistant/agents';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { versioned } from '../../../http/endpoints/responses/versioned.ts';
import type { AgentsContext } from './agents-context.ts';
import { admitMessage, replyTo, storeReply, turnOf } from './conversation/answer-message.ts';
import { chatAnswer } from './conversation/chat-answer.ts';
import { readChatProgress } from './conversation/chat-progress.store.ts';
import { Telling } from './conversation/stream-answer.ts';
import { readAgentsOverview } from './feedback/read-agents-overview.ts';
import { storeVerdict } from './feedback/store-verdict.ts';
import { readConsent, storeConsent } from './llm/consents.store.ts';
import { testModel } from './llm/test-model.ts';

export function agentHandlers(context: AgentsContext): Handlers<typeof agentEndpoints> {
  const config = versioned(AGENTS.map((agent) => ({ ...agent })));
  const { model } = context;
  return {
    // The panel was opened: a question is likely to follow.
    'GET /api/agents/config': () => {
      context.engine.warm();
      return config;
    },
    'GET /api/user/progress': async ({ db, actor }) =>
      accept(chatAnswer(await readChatProgress(db, actor.userId), context.clock())),
    'GET /api/agents/consent': async ({ db, actor }) =>
      accept({
        model: model?.settings.model ?? null,
        isAgreed: model ? await readConsent(db, actor.userId) : null,
      }),
    async 'PUT /api/agents/consent'({ input, db, actor }) {
      await storeConsent(db, actor.userId, input.isAgreed, context.clock());
      return accept(null);
    },
    'PUT /api/agents/verdict': ({ input, actor, transaction }) =>
      transaction((tx) => storeVerdict(tx, actor, input, context.clock())),
    'GET /api/admin/agents': async ({ db }) => accept(await readAgentsOverview(context, db)),
    'POST /api/admin/agents/test': () => testModel(context),
    async 'POST /api/agents/message'({ input, db, actor, address, transaction, emit, signal }) {
      const admitted = await admitMessage(context, db, { actor, input, address });
      if (!admitted.ok) return admitted;
      const turn = turnOf(actor, input, admitted.value, context.clock());
      const telling = new Telling({ emit, signal }, turn);
      // Before the transaction: nothing is locked while an engine works. A reply to a reader who has disconnected is not
      // stored.
      const reply = await replyTo(context, turn, telling);
      const outcome = await transaction((tx) => storeReply(tx, turn, reply));
      if (outcome.ok) telling.finish(outcome.value);
      return outcome;
    },
  };
}
