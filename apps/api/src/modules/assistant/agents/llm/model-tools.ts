// What a language model may look up: the same answers that the embedded engine gives, as named tools with checked arguments.
import {
  AGENTS_OF_INTENT,
  type AgentType,
  mayGoToModel,
  STATE_INTENTS,
  type StateIntent,
} from '@academy/domain/assistant/agents';
import Type, { type TSchema } from 'typebox';
import Value from 'typebox/value';
import type { ModelTool, ToolCall } from '../../../../gateways/language-model.ts';
import { platformReply } from '../answers/platform.ts';
import { STATE_ANSWERS } from '../answers/state-answers.ts';
import type { Reply, Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';

interface Answered {
  readonly says: string;
  /** When the embedded engine has answered from the learner's own record; only the learner reads some of it. */
  readonly reply?: Reply;
}

interface OfferedTool {
  readonly description: string;
  readonly parameters: TSchema;
  readonly run: (given: Readonly<Record<string, unknown>>) => Promise<Answered>;
}

export interface ToolSources {
  readonly tools: Tools;
  readonly turn: Turn;
  /** Returns passages that may be cited. */
  readonly search: (query: string) => Promise<string>;
}

const nothing = Type.Object({}, { additionalProperties: false });
const oneText = (name: string) =>
  Type.Object({ [name]: Type.String({ minLength: 2, maxLength: 200 }) }, { additionalProperties: false });
const hours = Type.Object(
  { hoursPerWeek: Type.Optional(Type.Number({ minimum: 0.5, maximum: 40 })) },
  { additionalProperties: false },
);

const ABOUT: Readonly<Record<Exclude<StateIntent, 'community'>, string>> = {
  progress: 'How far the learner is: courses, hours, average score, streak.',
  'next-lesson': 'What the learner should do next, per course.',
  level: 'Level and experience in the chat.',
  streak: 'Days of learning in a row and the goal of the week.',
  'study-plan': 'The study plan that the learner keeps, or one for the hours a week that are given.',
  'current-lesson': 'The lesson that is open, with the next hint of its exercise.',
  certificates: 'Certificates, and what exactly is missing for the next one.',
  badges: 'Badges that were earned, and the nearest ones.',
  sessions: 'Sessions that are booked, and those that can be booked.',
  events: 'Events that are coming up.',
  coins: 'The balance of coins, and what can be claimed.',
  rewards: 'How coins are earned and what they pay for.',
  courses: 'The courses of the academy and the places of the learner.',
  assessments: 'Results of assessments and when the next attempt may begin.',
};

/** Returned in place of an answer that must not be sent out. */
const SHOWN_BY_US =
  'The academy shows this to the learner itself, below what you write. You do not see it: say no figure of it, only that it stands below.';

const nameOf = (intent: StateIntent) => `get_${intent.replaceAll('-', '_')}`;

function stateTool(intent: keyof typeof ABOUT, { tools, turn }: ToolSources): OfferedTool {
  return {
    description: ABOUT[intent],
    parameters: intent === 'study-plan' ? hours : nothing,
    async run({ hoursPerWeek }) {
      const message = hoursPerWeek === undefined ? turn.message : `${hoursPerWeek} hours a week`;
      const reply = await STATE_ANSWERS[intent](tools, { ...turn, message });
      return { says: mayGoToModel(intent) ? reply.text : SHOWN_BY_US, reply };
    },
  };
}

/** The tools of one agent, from the table of the agents' subjects. */
export function toolsOf(agent: AgentType, sources: ToolSources): ReadonlyMap<string, OfferedTool> {
  const offered = new Map<string, OfferedTool>();
  // A learner's name on the leaderboard is never sent out.
  for (const intent of STATE_INTENTS)
    if (intent !== 'community' && AGENTS_OF_INTENT[intent].includes(agent))
      offered.set(nameOf(intent), stateTool(intent, sources));
  if (agent !== 'engagio')
    offered.set('search_courseware', {
      description: 'Passages of the lessons that the learner may open, nearest first.',
      parameters: oneText('query'),
      run: async ({ query }) => ({ says: await sources.search(String(query)) }),
    });
  offered.set('platform_help', {
    description: 'What the help page says about a topic, such as refunds, offline use or passwords.',
    parameters: oneText('topic'),
    run: async ({ topic }) => ({
      says: platformReply(sources.tools, { ...sources.turn, message: String(topic) }).text,
    }),
  });
  return offered;
}

export function describedTools(offered: ReadonlyMap<string, OfferedTool>): ModelTool[] {
  return [...offered].map(([name, { description, parameters }]) => ({ name, description, parameters }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}

/** An invalid tool call is answered with an error; it never reaches a tool. */
export async function runTool(
  offered: ReadonlyMap<string, OfferedTool>,
  { name, argumentsText }: ToolCall,
): Promise<Answered> {
  const tool = offered.get(name);
  if (!tool) return { says: `There is no tool ${JSON.stringify(name.slice(0, 60))}.` };
  const given = parsed(argumentsText);
  if (!Value.Check(tool.parameters, given))
    return { says: `These arguments do not fit: ${JSON.stringify(tool.parameters)}` };
  return tool.run(given as Readonly<Record<string, unknown>>);
}
