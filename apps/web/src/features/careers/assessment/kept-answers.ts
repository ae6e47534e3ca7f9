import { type Answers, knownAnswers, type Question } from './answer-sheet.ts';

const keyOf = (username: string) => `career-assessment:${username}`;

/** What was answered on this device and not sent yet; null when nothing was begun. */
export function readAnswers(username: string, questions: readonly Question[]): Answers | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(username)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? knownAnswers(kept, questions) : null;
  } catch {
    return null;
  }
}

export function keepAnswers(username: string, answers: Answers): void {
  try {
    localStorage.setItem(keyOf(username), JSON.stringify(answers));
  } catch {
    // No room on the device: the answers live as long as the page.
  }
}

export function dropAnswers(username: string): void {
  try {
    localStorage.removeItem(keyOf(username));
  } catch {
    // Nothing can be stored, so nothing is left behind.
  }
}
