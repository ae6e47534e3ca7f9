import { isShowable } from './display-name.ts';

// Longer than any first name that we know of, too short for a message to strangers.
const SHOWN_LETTERS = 20;
const SHOWN_PARTS = 2; // Anne-Marie

/** The part of a first name that is shown: two parts at most, and only the initial of a part that is too long for a name. */
function shortened(word: string): string {
  const parts = word.split('-').filter((part) => part !== '');
  if (parts.length <= SHOWN_PARTS && Array.from(word).length <= SHOWN_LETTERS) return word;
  const [first = ''] = parts;
  if (Array.from(first).length <= SHOWN_LETTERS) return first;
  return `${/\p{L}\p{M}*/u.exec(first)?.[0] ?? ''}.`;
}

/** The first name that is shown to others when its owner did not choose it for display; null if nobody should read it. */
export function shownFirstName(fullName: string): string | null {
  const word = fullName.trim().split(/\s+/, 1)[0] ?? '';
  const shown = shortened(word);
  return isShowable(word) && isShowable(shown) ? shown : null;
}
