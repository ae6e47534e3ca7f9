import type { SastDay } from '../../kernel/index.ts';
import type { FunnelStep } from './funnel.ts';
import type { Priority } from './priorities.ts';
import type { TimelineItem } from './roadmap.ts';
import type { Stat } from './stat.ts';

export const FUNNELS = ['sample', 'waiting-list', 'learning'] as const;
export type FunnelId = (typeof FUNNELS)[number];

export interface WeekOfAcademy {
  /** The Sunday on which it begins. */
  readonly week: SastDay;
  readonly joined: number;
  readonly enrolments: number;
  readonly active: number;
  readonly completions: number;
  readonly revenueInCents: number;
}

export interface Cohort {
  /** The week in which its people joined. */
  readonly week: SastDay;
  readonly joined: number;
  /** The share who learned in that week, in the next, and so on, in per cent of them; future weeks are missing. */
  readonly percents: readonly number[];
}

export interface CourseFigures {
  readonly title: string;
  readonly learners: number;
  readonly averagePercent: number;
  readonly completed: number;
}

/** Everything on the operations dashboard, of the sample or of the academy. */
export interface OperationsFigures {
  readonly stats: readonly Stat[];
  readonly funnels: readonly { readonly funnel: FunnelId; readonly steps: readonly FunnelStep[] }[];
  readonly timeline: readonly TimelineItem[];
  readonly weeks: readonly WeekOfAcademy[];
  readonly retention: readonly Cohort[];
  readonly courses: readonly CourseFigures[];
  readonly priorities: readonly Priority[];
}
