/** What the learner agrees to; the server sends no more than this (`llm/consent.test.ts`). */
export const WHAT_LEAVES =
  'Your questions, the programs that you include, and your first name, level and progress then go to a service outside the academy. Your marks, coins, bookings and certificates do not.';
