export const PRIORITIES = [
  'invite-people',
  'win-back-learners',
  'answer-questions',
  'settle-rewards',
  'mend-mail',
  'fill-courses',
] as const;
export type PriorityId = (typeof PRIORITIES)[number];

export const PRIORITY_LEVELS = ['high', 'medium', 'settled'] as const;
export type PriorityLevel = (typeof PRIORITY_LEVELS)[number];

export interface Priority {
  readonly priority: PriorityId;
  /** The number of people, questions, mails or courses concerned. */
  readonly count: number;
  readonly level: PriorityLevel;
}

// From this number on it is urgent. A mail that does not arrive leaves somebody without a link.
const HIGH_FROM: Readonly<Record<PriorityId, number>> = {
  'invite-people': 10,
  'win-back-learners': 20,
  'answer-questions': 5,
  'settle-rewards': 5,
  'mend-mail': 1,
  'fill-courses': 10,
};

function priorityLevel(priority: PriorityId, count: number): PriorityLevel {
  if (count === 0) return 'settled';
  return count >= HIGH_FROM[priority] ? 'high' : 'medium';
}

/** Urgent ones come first; ties keep the order of the table. */
export function prioritiesOf(counts: Readonly<Record<PriorityId, number>>): Priority[] {
  return PRIORITIES.map((priority) => ({
    priority,
    count: counts[priority],
    level: priorityLevel(priority, counts[priority]),
  })).sort((a, b) => PRIORITY_LEVELS.indexOf(a.level) - PRIORITY_LEVELS.indexOf(b.level));
}
