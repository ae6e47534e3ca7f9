// 2§2: the sample's steps, and those that the academy can count itself.
export const FUNNEL_STEPS = [
  'visitors',
  'signups',
  'trial',
  'paid',
  'active',
  'views',
  'invited',
  'joined',
  'learners',
  'enrolled',
  'learning',
  'completed',
] as const;
export type FunnelStepId = (typeof FUNNEL_STEPS)[number];

interface CountedStep {
  readonly step: FunnelStepId;
  readonly count: number;
}

interface ComparedStep extends CountedStep {
  /** The step before was counted over another time: a share of it would be meaningless. */
  readonly isOfOtherTimes?: boolean;
}

export interface FunnelStep extends CountedStep {
  /** Null if there is no step before to compare with. */
  readonly percent: number | null;
}

/** OPS-05: the rounded share of the step before; 0 if nobody reached that. */
export function shareOfStepBefore(count: number, before: number): number {
  return before === 0 ? 0 : Math.round((count / before) * 100);
}

export function funnelOf(steps: readonly ComparedStep[]): FunnelStep[] {
  return steps.map(({ step, count, isOfOtherTimes = false }, index) => {
    const before = steps[index - 1];
    const isCompared = before !== undefined && !isOfOtherTimes;
    return { step, count, percent: isCompared ? shareOfStepBefore(count, before.count) : null };
  });
}
