import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import type { QueuedBooking } from '../../teaching/training/calendar/queued-bookings.ts';

/** Describes a step as its learner would. */
export function eventWords({ kind, seconds = 0, isPassed }: ReportedEvent): string {
  switch (kind) {
    case 'lesson-opened':
      return 'You opened the lesson';
    case 'lesson-studied':
      return seconds < 60 ? 'You studied for a moment' : `You studied for ${Math.round(seconds / 60)} min`;
    case 'lesson-read':
      return 'You read the lesson to its end';
    case 'check-answered':
      return 'You answered a check';
    case 'exercise-tried':
      return isPassed ? 'You solved the exercise' : 'You tried the exercise';
    case 'card-reviewed':
      return 'You reviewed a card';
  }
}

/** A requested seat. */
export const bookingWords = ({ title, orWait }: Pick<QueuedBooking, 'title' | 'orWait'>): string =>
  `${orWait ? 'A place on the waiting list for' : 'A seat in'} “${title}”`;

/** A saved text, by its id: `af-what-ai-is/notes`, or a course for its project. */
export function textWords(id: string): string {
  const [, slot] = id.split('/');
  if (slot === undefined) return 'Your project';
  if (slot === 'code') return 'Your program';
  return slot === 'notes' ? 'Your notes' : 'What you wrote in the lesson';
}
