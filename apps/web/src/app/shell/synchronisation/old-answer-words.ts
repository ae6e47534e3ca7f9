import { dayInWords, sastDay, sastTime } from '@academy/domain/kernel';
import type { OldAnswer } from '../../../lib/answers/stored-answers/old-answers.ts';

const WHAT_NOW: Readonly<Record<OldAnswer['state'], string>> = {
  updating: 'Updating…',
  offline: 'You seem to be offline.',
  'not-updated': 'The academy did not answer just now.',
};

/** `From Saturday 14 November, 18:05. Updating…` */
export function oldAnswerWords({ keptAt, state }: OldAnswer, now: Date): string {
  const storedAt = new Date(keptAt);
  const day = sastDay(storedAt) === sastDay(now) ? 'today' : dayInWords(sastDay(storedAt));
  return `From ${day}, ${sastTime(storedAt)}. ${WHAT_NOW[state]}`;
}
