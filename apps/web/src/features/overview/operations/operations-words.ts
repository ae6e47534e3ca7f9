import { formatCents } from '@academy/domain/commerce/payments';
import { sastDayAndMonth, startOfSastDay } from '@academy/domain/kernel';
import type {
  DayRangeRefusal,
  FunnelId,
  FunnelStep,
  FunnelStepId,
  Period,
  PriorityId,
  PriorityLevel,
  Stat,
  StatId,
  TimelineStatus,
} from '@academy/domain/overview/operations';
import type { CommonFailure, Failure } from '../../../lib/answers/api-client.ts';

export const STAT_WORDS: Readonly<Record<StatId, string>> = {
  visitors: 'Visitors',
  signups: 'Signups',
  joined: 'New learners',
  enrolments: 'Enrolments',
  active: 'Active learners',
  completions: 'Courses completed',
  revenue: 'Revenue',
};

export function statValue({ stat, value }: Pick<Stat, 'stat' | 'value'>): string {
  return stat === 'revenue' ? formatCents(value) : String(value);
}

export function changeText({ value, changePercent }: Pick<Stat, 'value' | 'changePercent'>): string {
  if (changePercent === null)
    return value === 0 ? 'None in the last period either' : 'None in the last period';
  if (changePercent === 0) return 'Same as the last period';
  return `${changePercent > 0 ? '+' : '−'}${Math.abs(changePercent)}% on the last period`;
}

export const FUNNEL_WORDS: Readonly<Record<FunnelId, string>> = {
  sample: 'Conversion funnel',
  'waiting-list': 'From the waiting list',
  learning: 'From account to completion',
};

/** The population of a funnel, where it could be mistaken for the whole academy. */
export const FUNNEL_HINTS: Readonly<Partial<Record<FunnelId, string>>> = {
  'waiting-list': 'People who signed up on the days you chose, and how far they have come.',
  learning: 'Learners who joined on the days you chose, and how far they have come.',
};

const STEP_WORDS: Readonly<Record<FunnelStepId, string>> = {
  visitors: 'visitors',
  signups: 'signups',
  trial: 'trial',
  paid: 'paid',
  active: 'active',
  views: 'views of the landing page',
  invited: 'invited',
  joined: 'joined',
  learners: 'learners',
  enrolled: 'enrolled in a course',
  learning: 'completed a lesson',
  completed: 'completed a course',
};

const ONE_STEP_WORDS: Readonly<Partial<Record<FunnelStepId, string>>> = {
  visitors: 'visitor',
  signups: 'signup',
  views: 'view of the landing page',
  learners: 'learner',
};

export const stepWord = ({ step }: FunnelStep): string => STEP_WORDS[step];

/** OPS-04: `568 signups (20%)`. */
export function stepText({ step, count, percent }: FunnelStep): string {
  const reached = counted(count, ONE_STEP_WORDS[step] ?? STEP_WORDS[step], STEP_WORDS[step]);
  return percent === null ? reached : `${reached} (${percent}%)`;
}

export const STATUS_WORDS: Readonly<Record<TimelineStatus, string>> = {
  completed: 'Completed',
  'in-progress': 'In progress',
  upcoming: 'Upcoming',
};

export const PERIOD_WORDS: Readonly<Record<Period, string>> = {
  week: 'Last 7 days',
  month: 'Last 28 days',
  quarter: 'Last 13 weeks',
};

export function rangeFault({ code }: DayRangeRefusal): string {
  switch (code) {
    case 'range-backwards':
      return 'The last day is before the first one.';
    case 'range-too-long':
      return 'Please choose at most one year.';
    case 'range-out-of-time':
      return 'Please choose days from 2020 to 2099.';
  }
}

/** Why figures are not shown. */
export function figuresFailed(
  failure: Failure<'GET /api/admin/operations' | 'GET /api/admin/insights'>,
): string {
  switch (failure.code) {
    case 'figures-too-slow':
    case 'range-backwards':
    case 'range-too-long':
    case 'range-out-of-time':
    case 'unknown-course':
      return failure.sentence;
    default:
      failure satisfies CommonFailure;
      return 'The figures did not load.';
  }
}

export const LEVEL_WORDS: Readonly<Record<PriorityLevel, string>> = {
  high: 'High',
  medium: 'Medium',
  settled: 'Settled',
};

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

interface PriorityWords {
  readonly title: string;
  readonly href: string;
  readonly action: string;
  readonly sentence: (count: number) => string;
}

export const PRIORITY_WORDS: Readonly<Record<PriorityId, PriorityWords>> = {
  'invite-people': {
    title: 'Turn signups into learners',
    href: '/admin/waitlist',
    action: 'Open the waiting list',
    sentence: (count) => `${counted(count, 'person is waiting', 'people are waiting')} for an invitation.`,
  },
  'win-back-learners': {
    title: 'Bring quiet learners back',
    href: '/students?attention=needed',
    action: 'See who needs attention',
    sentence: (count) =>
      `${counted(count, 'learner has', 'learners have')} not learned anything for two weeks.`,
  },
  'answer-questions': {
    title: 'Answer learners sooner',
    href: '/tickets',
    action: 'Open the questions',
    sentence: (count) => `${counted(count, 'question is', 'questions are')} still waiting for our answer.`,
  },
  'settle-rewards': {
    title: 'Deliver the rewards we promised',
    href: '/admin/rewards',
    action: 'Open the requests',
    sentence: (count) =>
      `${counted(count, 'reward is', 'rewards are')} paid for in coins but not settled yet.`,
  },
  'mend-mail': {
    title: 'Get every email delivered',
    href: '/admin/health',
    action: 'Check the email',
    sentence: (count) => `${counted(count, 'email', 'emails')} could not be sent so far.`,
  },
  'fill-courses': {
    title: 'Fill every course',
    href: '/cms?type=courses',
    action: 'Open the courses',
    sentence: (count) => `${counted(count, 'course has', 'courses have')} no learners yet.`,
  },
};

/** `21 Jul 2025`. */
export function dayText(day: string): string {
  return `${sastDayAndMonth(startOfSastDay(day))} ${day.slice(0, 4)}`;
}
