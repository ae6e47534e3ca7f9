import type { Reply, Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';

/** Which question of the help page is meant; the narrower ones first. */
const TOPICS: readonly (readonly [string, RegExp])[] = [
  ['failed-assessment', /\b(?:fail|failed|retry|try again|second chance)/i],
  ['paying-and-refunds', /\b(?:refund|money back|pay|paid|payment|charge|charged|price|cost|free)/i],
  ['data-and-offline', /\b(?:data|offline|network|internet|wifi|signal|megabyte|mb\b)/i],
  ['certificates', /\b(?:nqf|saqa|accredit|recognis|worth|qualification|employer)/i],
  ['course-materials', /\b(?:how long|12 months|twelve months|access|expire|materials?)/i],
];

const SETTINGS_TOPIC =
  /\b(?:password|log ?out|sign ?out|log ?in|sign ?in|email|name|picture|photo|dark|theme|account|personal)/i;

/** The help page's own words, or the page where the learner does it. */
export function platformReply({ catalogue: { help } }: Pick<Tools, 'catalogue'>, { message }: Turn): Reply {
  const id = TOPICS.find(([, pattern]) => pattern.test(message))?.[0];
  const found = help.find((question) => question.id === id);
  const base = {
    intent: 'platform',
    confidence: 'high',
    suggestions: ['I want to talk to a person'],
  } as const;
  if (found && !/\bpassword\b/i.test(message))
    return { ...base, text: found.answerText, actions: [{ label: 'Help page', href: '/help' }] };
  if (SETTINGS_TOPIC.test(message))
    return {
      ...base,
      text: 'You change your password and your preferences on the settings page, and see your own details on your profile. I cannot change anything for you.',
      actions: [
        { label: 'Settings', href: '/settings' },
        { label: 'Profile', href: '/profile' },
      ],
    };
  return {
    ...base,
    text: 'The help page answers what learners ask most, and tells you how to reach a person.',
    actions: [{ label: 'Help page', href: '/help' }],
  };
}
