import type { Hear } from '../care/index.ts';
import { type OwnNames, redactIdentity } from './redaction.ts';

const MOST_CHARACTERS = 200;

/**
 * A question that no lesson answered, as authors of lessons may read it: its words, without names, addresses and
 * anything with a digit. Null when nothing useful is left, and for messages from somebody in danger or distress.
 */
export function contentGapOf(question: string, asker: OwnNames, hear: Hear): string | null {
  if (hear(question) !== null) return null;
  const words = redactIdentity(question, asker)
    .toLowerCase()
    .replaceAll(/\[(?:email|name|number)\]|\S*\d\S*/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .trimEnd();
  return /\p{L}{3,}/u.test(words) ? words : null;
}
