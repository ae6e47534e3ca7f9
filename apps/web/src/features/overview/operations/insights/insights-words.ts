import { type DailyFigure, type ItemFlag, LONG_STREAK_DAYS } from '@academy/domain/overview/operations';

export const FIGURE_WORDS: Readonly<Record<DailyFigure, string>> = {
  'landing-views': 'Landing page views',
  errors: 'Server errors',
  streaks: 'On a streak',
  'long-streaks': `For ${LONG_STREAK_DAYS} days or more`,
  'agent-replies': 'Assistant replies',
  'agent-declined': 'Without an answer',
  'mails-sent': 'Emails sent',
  'mails-waiting': 'Emails waiting',
  'mails-failed': 'Emails refused',
  'jobs-late': 'Late jobs',
  'jobs-failed': 'Failed jobs',
};

interface FlagWords {
  readonly label: string;
  /** What to do about it. */
  readonly hint: string;
}

export const FLAG_WORDS: Readonly<Record<ItemFlag, FlagWords>> = {
  'strong-fail': {
    label: 'Strong learners fail it',
    hint: 'Those who do well elsewhere get this wrong. Read it again: the key or the wording may be off.',
  },
  'tells-nothing': {
    label: 'Tells nothing',
    hint: 'Strong and weak learners do equally well. It may be guesswork.',
  },
  'too-hard': { label: 'Very hard', hint: 'Hardly anybody gets it right. Does the lesson teach it?' },
  'too-easy': { label: 'Very easy', hint: 'Nearly everybody gets it right.' },
};

/** `0.41`, `−0.12`; a dash where there is too little data. */
export function discriminationText(value: number | null): string {
  if (value === null) return '–';
  return `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`;
}
