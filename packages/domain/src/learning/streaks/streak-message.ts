// 2§9: the message from this many days in a row on.
const MESSAGES = [
  { fromDays: 30, message: 'Incredible! Learning has become a habit.' },
  { fromDays: 14, message: 'Amazing! Two weeks and still going.' },
  { fromDays: 7, message: 'Great consistency! A whole week of learning.' },
  { fromDays: 3, message: 'Building momentum. Come back tomorrow to keep it going.' },
] as const;
const FIRST_MESSAGE = 'Start today: even one short lesson counts.';

/** The message about the learner's streak (2§9). */
export function streakMessage(currentDays: number): string {
  return MESSAGES.find(({ fromDays }) => currentDays >= fromDays)?.message ?? FIRST_MESSAGE;
}
