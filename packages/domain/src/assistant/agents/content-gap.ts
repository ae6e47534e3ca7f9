import type { Hear } from '../care/index.ts';
import { type OwnNames, withoutIdentity } from './what-leaves.ts';

const MOST_CHARACTERS = 200;

/**
 * A question that no lesson answered, as those who write lessons may read it: its words, without names, addresses and
 * whatever has a digit. Null when nothing is left to learn from, and for what somebody said in danger or distress.
 */
export function contentGapOf(question: string, asker: OwnNames, hear: Hear): string | null {
  if (hear(question) !== null) return null;
  const words = withoutIdentity(question, asker)
    .toLowerCase()
    .replaceAll(/\[(?:email|name|number)\]|\S*\d\S*/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .trimEnd();
  return /\p{L}{3,}/u.test(words) ? words : null;
}
