import type { ReviewGrade } from '@academy/domain/learning/reviews';

/** In the order of their keys: 1, 2, 3. */
export const GRADE_WORDS: readonly { readonly grade: ReviewGrade; readonly label: string }[] = [
  { grade: 'again', label: 'Not yet' },
  { grade: 'hard', label: 'With effort' },
  { grade: 'good', label: 'I knew it' },
];

export const gradeOfKey = (key: string): ReviewGrade | undefined => GRADE_WORDS[Number(key) - 1]?.grade;

const counted = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

/** Shown when all cards of the day are done. */
export function doneWords(doneToday: number, waiting: number): string {
  const done = `You reviewed ${counted(doneToday)} today.`;
  if (waiting === 0) return `${done} What you knew comes back later, what was hard sooner.`;
  return `${done} ${counted(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for tomorrow: a few each day stay longer in mind.`;
}
