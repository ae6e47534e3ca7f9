/** The five agents of the assistant (1§1). */
export const AGENT_TYPES = ['onboarda', 'curriculabot', 'helpdeskai', 'certifypro', 'engagio'] as const;
export type AgentType = (typeof AGENT_TYPES)[number];

/** 1§1: the default agent. */
export const DEFAULT_AGENT: AgentType = 'helpdeskai';

export interface Agent {
  readonly type: AgentType;
  readonly name: string;
  readonly description: string;
  /** The name of an icon in the icon set. */
  readonly icon: string;
  /** The style token of its colours, without the leading dashes. */
  readonly gradient: string;
  readonly greeting: string;
}

export const AGENTS: readonly Agent[] = [
  {
    type: 'onboarda',
    name: 'Onboarda',
    description: 'Onboarding guide',
    icon: 'compass',
    gradient: 'agent-onboarda',
    greeting:
      'Sawubona! I am Onboarda. I show you around the academy and your first steps. Where would you like to begin?',
  },
  {
    type: 'curriculabot',
    name: 'CurriculaBot',
    description: 'Learning path designer',
    icon: 'route',
    gradient: 'agent-curriculabot',
    greeting:
      'Dumela! I am CurriculaBot. Tell me how many hours a week you have, and I work out what to learn when.',
  },
  {
    type: 'helpdeskai',
    name: 'HelpDeskAI',
    description: 'Learning assistant',
    icon: 'life-buoy',
    gradient: 'agent-helpdeskai',
    greeting: 'Hello! I am HelpDeskAI. Ask me anything about your lessons, or where you stand.',
  },
  {
    type: 'certifypro',
    name: 'CertifyPro',
    description: 'Certification expert',
    icon: 'award',
    gradient: 'agent-certifypro',
    greeting:
      'Molo! I am CertifyPro. I keep track of your progress, your certificates and your badges. What would you like to know?',
  },
  {
    type: 'engagio',
    name: 'Engagio',
    description: 'Community connector',
    icon: 'users',
    gradient: 'agent-engagio',
    greeting: 'Goeie dag! I am Engagio. I know what you have achieved and where you can meet other learners.',
  },
];

export function agentNamed(type: AgentType): Agent {
  const agent = AGENTS.find((each) => each.type === type);
  if (!agent) throw new Error(`There is no agent ${type}.`);
  return agent;
}
