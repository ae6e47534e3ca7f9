import {
  AGENT_TYPES,
  CIRCUIT_STATES,
  CONFIDENCES,
  ENGINES,
  INTENTS,
  MESSAGE_MAX_CHARACTERS,
  MODEL_FAULTS,
  MODEL_PURPOSES,
  PROGRAM_ERROR_MAX_CHARACTERS,
  PROGRAM_MAX_CHARACTERS,
} from '@academy/domain/assistant/agents';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject, verbatim } from '../endpoint.ts';

const agentType = Type.Enum([...AGENT_TYPES]);
/** Made in the browser; it belongs to the first account that uses it. */
const sessionId = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]{8,64}$' });

const agentSchema = strictObject({
  type: agentType,
  name: Type.String(),
  description: Type.String(),
  icon: Type.String(),
  /** The style token of its colours; with the suffix `-ink` the token of text on them. */
  gradient: Type.String(),
  greeting: Type.String(),
});
export type AgentConfig = Static<typeof agentSchema>;

const chatProgressSchema = strictObject({
  level: Type.Integer(),
  experience: Type.Integer(),
  /** How full the bar of the level is; it may exceed 100. */
  percent: Type.Integer(),
  /** SAST days in a row with a chat. */
  streakDays: Type.Integer(),
  badges: Type.Array(strictObject({ id: Type.String(), name: Type.String(), description: Type.String() })),
});
export type ChatProgressAnswer = Static<typeof chatProgressSchema>;

const citationSchema = strictObject({
  lessonId: Type.String(),
  title: Type.String(),
  /** The section of the lesson. */
  heading: Type.String(),
  /** A path of the application. */
  url: Type.String(),
  /** Word for word from the lesson; empty if only the path to it is shown. */
  quote: Type.String(),
});
export type AgentCitation = Static<typeof citationSchema>;

const about = {
  agentType,
  sessionId,
  engine: Type.Enum([...ENGINES]),
  intent: Type.Enum([...INTENTS]),
  /** `high`: stated outright; `low`: a pointer only; `none`: declined. */
  confidence: Type.Enum([...CONFIDENCES]),
};

const agentReplySchema = strictObject({
  /** Plain text; lines that begin with `- ` are a list. */
  response: Type.String(),
  ...about,
  /** Its position in the conversation, for the learner's feedback on whether it helped. */
  sequence: Type.Integer({ minimum: 1 }),
  citations: Type.Array(citationSchema),
  /** Suggested next messages. */
  suggestions: Type.Array(Type.String()),
  /** Links to pages of the application: every change is made there, by the learner. */
  actions: Type.Array(strictObject({ label: Type.String(), href: Type.String() })),
  /** The agent responsible for this subject, if another one was asked; otherwise null. */
  switchTo: nullable(agentType),
  progress: chatProgressSchema,
  /** Whether this reply raised the level. */
  isLevelUp: Type.Boolean(),
});
export type AgentReply = Static<typeof agentReplySchema>;

const usageSchema = strictObject({
  day: Type.String({ format: 'date' }),
  /** An agent, or the test of an administrator. */
  purpose: Type.Enum([...MODEL_PURPOSES]),
  replies: Type.Integer(),
  /** How many of these found nothing. */
  declined: Type.Integer(),
  /** Ratings by the learners who got them: most give none. */
  helpful: Type.Integer(),
  unhelpful: Type.Integer(),
  /** Calls to the language model, and how many of them failed. */
  calls: Type.Integer(),
  failures: Type.Integer(),
  tokensIn: Type.Integer(),
  tokensOut: Type.Integer(),
  costInRand: Type.Number(),
});
export type AgentUsage = Static<typeof usageSchema>;

const agentsOverviewSchema = strictObject({
  /** Null: only the product itself answers. */
  model: nullable(
    strictObject({
      name: Type.String(),
      /** `open`: it failed and gets no calls for a minute; `trying`: the next question tries it. */
      circuit: Type.Enum([...CIRCUIT_STATES]),
      monthCostInRand: Type.Number(),
      monthlyCapInRand: Type.Integer(),
    }),
  ),
  /** Whether lessons are found by meaning. */
  hasEmbeddings: Type.Boolean(),
  /** The last 30 days, the latest first. */
  usage: Type.Array(usageSchema),
  /** Questions that found nothing or did not help, the most frequent first; nobody can tell who asked them. */
  gaps: Type.Array(
    strictObject({
      question: Type.String(),
      asked: Type.Integer(),
      lastAskedAt: Type.String({ format: 'date-time' }),
    }),
  ),
});
export type AgentsOverview = Static<typeof agentsOverviewSchema>;

export const agentEndpoints = defineEndpoints({
  'GET /api/agents/config': {
    access: 'signed-in',
    summary: 'The five agents of the assistant.',
    status: 200,
    answer: Type.Array(agentSchema),
    refusals: {},
  },
  'GET /api/user/progress': {
    access: 'signed-in',
    summary: "The learner's level, experience, chat streak and badges in the assistant.",
    status: 200,
    answer: chatProgressSchema,
    refusals: {},
  },
  'GET /api/agents/consent': {
    access: 'signed-in',
    summary:
      'Whether a language model outside the academy may write answers for you: its name, or null where there is none, and what you have said to it, or null where you have not said anything yet.',
    status: 200,
    answer: strictObject({ model: nullable(Type.String()), isAgreed: nullable(Type.Boolean()) }),
    refusals: {},
  },
  'PUT /api/agents/consent': {
    access: 'signed-in',
    summary:
      'Agree that your questions, the programs that you include, and your first name, level and progress go to that model, or take it back. Repeating it changes nothing.',
    body: strictObject({ isAgreed: Type.Boolean() }),
    status: 204,
    answer: null,
    refusals: {},
  },
  'PUT /api/agents/verdict': {
    access: 'signed-in',
    summary:
      'Say whether an answer of the assistant helped you, or take that back with null. Repeating it changes nothing.',
    body: strictObject({
      sessionId,
      /** The index of the message. */
      sequence: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      isHelpful: nullable(Type.Boolean()),
    }),
    status: 204,
    answer: null,
    refusals: {
      'unknown-reply': {
        status: 404,
        sentence: 'We no longer have this answer, so nothing was noted.',
      },
    },
  },
  'GET /api/admin/agents': {
    access: 'administrator',
    summary:
      'How the assistant is doing: its engine, what it was asked and cost, and what no lesson answers.',
    status: 200,
    answer: agentsOverviewSchema,
    refusals: {},
  },
  'POST /api/admin/agents/test': {
    access: 'administrator',
    summary: 'Ask the language model for one word, without a word about anybody, to see whether it answers.',
    status: 200,
    answer: strictObject({
      isAnswered: Type.Boolean(),
      ms: Type.Integer(),
      /** Null when it answered. */
      fault: nullable(Type.Enum([...MODEL_FAULTS])),
    }),
    refusals: {
      'no-model': { status: 409, sentence: 'No language model is configured.' },
    },
  },
  'POST /api/agents/message': {
    access: 'signed-in',
    summary:
      'Ask an agent. Facts come from the server; what the context says about the learner is not believed.',
    body: strictObject({
      agentType,
      message: Type.String({ minLength: 1, maxLength: MESSAGE_MAX_CHARACTERS, pattern: '\\S' }),
      sessionId,
      context: Type.Optional(
        strictObject({
          userLevel: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
          experience: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
          achievements: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
          /** The lesson that is open. */
          lessonId: Type.Optional(Type.String({ maxLength: 100 })),
          /** Only if the learner pressed "include my program". */
          program: Type.Optional(
            strictObject({
              code: Type.String({
                maxLength: PROGRAM_MAX_CHARACTERS,
                ...verbatim('a program, and only its writer reads it'),
              }),
              /** The error of its run; empty when it ran. */
              error: Type.String({ maxLength: PROGRAM_ERROR_MAX_CHARACTERS }),
            }),
          ),
        }),
      ),
    }),
    status: 200,
    answer: agentReplySchema,
    stream: {
      meta: strictObject(about),
      /** The next piece of `response`. */
      delta: strictObject({ text: Type.String() }),
      citation: citationSchema,
      /** The text so far is not the answer after all: it starts again. */
      anew: strictObject({}),
    },
    refusals: {
      'too-many-messages': {
        status: 429,
        sentence: 'That was a lot of questions in one minute. Please wait a moment and ask again.',
      },
      'unknown-session': {
        status: 404,
        sentence: 'We can’t find this conversation. Please start a new one.',
      },
    },
    isRepeatable: true,
  },
});
