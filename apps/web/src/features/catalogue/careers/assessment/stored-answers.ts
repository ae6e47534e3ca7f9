import { privateEntry } from '../../../../lib/device/device-store.ts';
import { type Answers, knownAnswers, type Question } from './answer-sheet.ts';

const isSheet = (stored: unknown) => (typeof stored === 'object' ? stored : null);
const placeOf = (userId: string) => privateEntry(userId, 'career-assessment', isSheet);

/** Answers given on this device and not sent yet; null when nothing was started. */
export function readAnswers(userId: string, questions: readonly Question[]): Answers | null {
  const kept = placeOf(userId).read();
  return kept === null ? null : knownAnswers(kept, questions);
}

/** Without room on the device the answers live as long as the page. */
export function storeAnswers(userId: string, answers: Answers): void {
  placeOf(userId).store(answers);
}

export function dropAnswers(userId: string): void {
  placeOf(userId).drop();
}
