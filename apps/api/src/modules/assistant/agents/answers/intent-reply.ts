import { isStateIntent } from '@academy/assistant/routing';
import type { Intent, StateIntent } from '@academy/domain/assistant/agents';
import type { Reply, Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';
import { declinedReply } from './courseware.ts';
import { listOf } from './phrasing.ts';
import { platformReply } from './platform.ts';
import { STATE_ANSWERS } from './state-answers.ts';
import {
  abilitiesReply,
  agentToSwitchTo,
  firstStepsReply,
  greetingReply,
  personReply,
  thanksReply,
} from './talk.ts';

const QUESTION_OF: Readonly<Record<StateIntent, string>> = {
  progress: 'Show my progress',
  'next-lesson': 'What should I learn next?',
  level: 'What level am I?',
  streak: 'How long is my streak?',
  'study-plan': 'Make a study plan',
  'current-lesson': 'I need help with my current lesson',
  certificates: 'What is missing for my certificate?',
  badges: 'Which badges do I have?',
  sessions: 'Which sessions have I booked?',
  events: 'Which events are coming up?',
  coins: 'How many coins do I have?',
  rewards: 'What can I get for my coins?',
  community: 'What can I share?',
  courses: 'Which courses are there?',
  assessments: 'What are my assessment results?',
};

export async function intentReply(intent: Intent, tools: Tools, turn: Turn): Promise<Reply> {
  if (isStateIntent(intent)) {
    const reply = await STATE_ANSWERS[intent](tools, turn);
    const memory = { intent, ...reply.memory };
    return { ...reply, memory, switchTo: agentToSwitchTo(intent, turn.agentType) };
  }
  switch (intent) {
    case 'first-steps':
      return firstStepsReply(tools);
    case 'platform':
      return platformReply(tools, turn);
    case 'person':
      return personReply();
    case 'greeting':
      return greetingReply(tools, turn);
    case 'thanks':
      return thanksReply(turn);
    case 'abilities':
      return abilitiesReply(turn);
    default:
      return declinedReply(turn);
  }
}

export function clarifyReply(intents: readonly StateIntent[]): Reply {
  const questions = intents.map((intent) => QUESTION_OF[intent]);
  return {
    text: `I am not sure which of these you mean:\n${listOf(questions)}`,
    intent: 'clarify',
    confidence: 'low',
    suggestions: questions,
  };
}
