import type { AgentType } from './agents.ts';
import type { StateIntent } from './message.ts';

/** The agents responsible for each subject: the first one is named when another agent was asked. */
export const AGENTS_OF_INTENT: Readonly<Record<StateIntent, readonly AgentType[]>> = {
  progress: ['certifypro', 'onboarda', 'curriculabot', 'helpdeskai', 'engagio'],
  'next-lesson': ['helpdeskai', 'onboarda', 'curriculabot', 'certifypro', 'engagio'],
  level: ['helpdeskai', 'onboarda', 'curriculabot', 'certifypro', 'engagio'],
  streak: ['helpdeskai', 'onboarda', 'curriculabot', 'certifypro', 'engagio'],
  'study-plan': ['curriculabot'],
  'current-lesson': ['helpdeskai', 'onboarda', 'curriculabot', 'certifypro'],
  certificates: ['certifypro'],
  badges: ['certifypro', 'engagio'],
  sessions: ['engagio', 'onboarda', 'curriculabot'],
  events: ['engagio', 'onboarda', 'curriculabot'],
  coins: ['engagio', 'onboarda'],
  rewards: ['engagio', 'onboarda'],
  community: ['engagio'],
  courses: ['curriculabot', 'onboarda', 'helpdeskai', 'certifypro'],
  assessments: ['certifypro', 'helpdeskai', 'onboarda', 'curriculabot'],
};
