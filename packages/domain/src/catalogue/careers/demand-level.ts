// 2§2: how much a career is in demand.
export const DEMAND_LEVELS = ['Very High', 'High', 'Growing'] as const;
export type DemandLevel = (typeof DEMAND_LEVELS)[number];
