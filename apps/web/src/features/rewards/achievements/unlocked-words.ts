import type { UnlockedAnswer } from '@academy/contract/learning/unlocked-achievements';
import { dayInWords, sastDay } from '@academy/domain/kernel';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

/** TRAIN-19: the title of the specification; the description lists the achievements, with their date if it is not today. */
export function unlockedWords(unlocked: UnlockedAnswer, now: Date): ToastMessage {
  const names = unlocked.map(({ name }) => name);
  const last = names.at(-1) ?? '';
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
  const [day, ...others] = new Set(unlocked.map(({ earnedAt }) => sastDay(new Date(earnedAt))));
  const isEarlier = day !== undefined && others.length === 0 && day !== sastDay(now);
  return {
    title: 'Achievement Unlocked',
    description: isEarlier ? `You earned ${list} on ${dayInWords(day)}.` : `You have earned ${list}.`,
    variant: 'reward',
  };
}
