import {
  AGENTS_OF_INTENT,
  type AgentType,
  agentNamed,
  type StateIntent,
} from '@academy/domain/assistant/agents';
import type { Reply, Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';
import { nextSteps } from './next-step.ts';
import { listOf, oneOf, paragraphs } from './phrasing.ts';

/** Offered under an answer when another agent knows more about it. */
export function agentToSwitchTo(intent: StateIntent, currentAgent: AgentType): AgentType | null {
  const owners = AGENTS_OF_INTENT[intent];
  return owners.includes(currentAgent) ? null : (owners[0] ?? null);
}

const ABILITIES: Readonly<Record<AgentType, readonly [string, ...string[]]>> = {
  onboarda: ['What are my first steps?', 'Which courses are there?', 'How do I earn coins?'],
  curriculabot: [
    'I have 4 hours a week, make a plan',
    'What should I learn next?',
    'Which courses are there?',
  ],
  helpdeskai: ['I need help with my current lesson', 'What is overfitting?', 'What should I learn next?'],
  certifypro: ['What is missing for my certificate?', 'Show my progress', 'Which badges do I have?'],
  engagio: ['Which events are coming up?', 'What can I share?', 'How many coins do I have?'],
};

export function abilitiesReply({ agentType }: Turn): Reply {
  const { name, description } = agentNamed(agentType);
  return {
    text: paragraphs(
      `I am ${name}, the ${description.toLowerCase()}. You can ask me, for example:\n${listOf(ABILITIES[agentType])}`,
      'What I say about lessons is quoted from them; what I say about you is read from your own record. If I do not know, I say so.',
    ),
    intent: 'abilities',
    confidence: 'high',
    suggestions: [...ABILITIES[agentType]],
  };
}

export function greetingReply({ firstName }: Tools, turn: Turn): Reply {
  const name = firstName === null ? '' : ` ${firstName}`;
  return {
    text: `${oneOf(turn, ['Hello', 'Sawubona', 'Good to see you'])}${name}. What would you like to know?`,
    intent: 'greeting',
    confidence: 'high',
    suggestions: [...ABILITIES[turn.agentType]],
  };
}

export function thanksReply(turn: Turn): Reply {
  return {
    text: oneOf(turn, ['You are welcome.', 'A pleasure.', 'Any time.']),
    intent: 'thanks',
    confidence: 'high',
    suggestions: ['What should I learn next?'],
  };
}

/** Points to the trainers, who answer questions there; the help page has the addresses and hours. */
export function personReply(): Reply {
  return {
    text: 'A person can help you. Ask your question under “Ask a person” and a trainer answers it; you get a notice. On the help page you find the support address and the phone line, Monday to Friday 8:00-17:00 SAST.',
    intent: 'person',
    confidence: 'high',
    actions: [
      { label: 'Ask a person', href: '/tickets' },
      { label: 'Help page', href: '/help' },
    ],
    suggestions: ['What should I learn next?'],
  };
}

/** First steps are ticked off by what the learner has done. */
export async function firstStepsReply(tools: Tools): Promise<Reply> {
  const { courses } = (await tools.progress()).answer;
  const isIn = courses.some(({ isEnrolled }) => isEnrolled);
  const hasLearned = courses.some(({ lastAt }) => lastAt !== null);
  const hasBooked = (await tools.sessions()).some(({ booking }) => booking !== null);
  const hasBadge = (await tools.badges()).length > 0;
  const steps = [
    [isIn, 'Join a course'],
    [hasLearned, 'Open your first lesson'],
    [hasBadge, 'Earn your first badge'],
    [hasBooked, 'Book a session with a trainer'],
  ] as const;
  const open = steps.filter(([isDone]) => !isDone);
  const [next] = await nextSteps(tools);
  return {
    text: paragraphs(
      `Your first steps:\n${listOf(steps.map(([isDone, words]) => `${words}: ${isDone ? 'done' : 'still open'}`))}`,
      open.length === 0 ? 'You have done all of them.' : null,
    ),
    intent: 'first-steps',
    confidence: 'high',
    actions: isIn
      ? [
          {
            label: next ? `Go on in ${next.course.title}` : 'Open the training hub',
            href: next ? `/course/${next.course.id}` : '/training',
          },
        ]
      : [{ label: 'Find a course', href: '/courses' }],
    suggestions: ['What should I learn next?', 'How do I earn coins?'],
  };
}
