import { hear } from '@academy/assistant/hearing/node';
import { agentEndpoints } from '@academy/contract/assistant/agents';
import { sastDay } from '@academy/domain/kernel';
import { RETENTION_DAYS } from '@academy/domain/product';
import { defineModule } from '../../define-module.ts';
import { agentHandlers } from './agents.routes.ts';
import { forgetConversationsBefore } from './conversation/conversations.store.ts';
import { createEngines } from './create-engines.ts';
import { forgetGapsBefore, forgetGapsThat } from './feedback/content-gaps.store.ts';
import { falseCountsSince, forgetLearnerDaysBefore } from './llm/usage.store.ts';
import { makeAgentVectors } from './message-routing/make-agent-vectors.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

/** Long enough for somebody who looks once a week. */
const FALSE_COUNTS_TOLD_MS = 7 * 24 * 60 * 60 * 1000;

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    'make-vectors': Record<string, never>;
  }
}

export const agents = defineModule({
  tables,
  personalData,
  endpoints: agentEndpoints,
  handlers: (context) => agentHandlers({ ...context, ...createEngines(context) }),
  jobs: { 'make-vectors': { handler: (context) => () => makeAgentVectors(context) } },
  retention: {
    chat_sessions: ({ db, daysAgo }) => forgetConversationsBefore(db, daysAgo(RETENTION_DAYS.conversations)),
    llm_learner_days: ({ db, daysAgo }) =>
      forgetLearnerDaysBefore(db, sastDay(daysAgo(RETENTION_DAYS.conversations))),
    content_gaps: async ({ db, daysAgo }) =>
      (await forgetGapsBefore(db, daysAgo(RETENTION_DAYS.contentGaps))) +
      (await forgetGapsThat(db, (question) => hear(question) !== null)),
  },
  health: async ({ config, clock }, db) => ({
    usesLanguageModel: config.llm !== null,
    falseCounts: await falseCountsSince(db, sastDay(new Date(clock().getTime() - FALSE_COUNTS_TOLD_MS))),
  }),
});
