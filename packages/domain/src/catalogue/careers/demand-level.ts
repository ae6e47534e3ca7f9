// 2§2: how sought after a career is.
export const DEMAND_LEVELS = ['Very High', 'High', 'Growing'] as const;
export type DemandLevel = (typeof DEMAND_LEVELS)[number];
