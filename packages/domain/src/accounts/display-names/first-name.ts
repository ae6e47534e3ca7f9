import { isShowable } from './display-name.ts';

// Longer than any first name that we know of, too short for a message to strangers.
const SHOWN_LETTERS = 20;
const SHOWN_PARTS = 2; // Anne-Marie

/** As much of a first name as is shown: two parts at most, and the initial of a part that is longer than names are. */
function shortened(word: string): string {
  const parts = word.split('-').filter((part) => part !== '');
  if (parts.length <= SHOWN_PARTS && Array.from(word).length <= SHOWN_LETTERS) return word;
  const [first = ''] = parts;
  if (Array.from(first).length <= SHOWN_LETTERS) return first;
  return `${/\p{L}\p{M}*/u.exec(first)?.[0] ?? ''}.`;
}

/** The first name that others are shown of somebody who did not choose it for them; null where nobody should read it. */
export function shownFirstName(fullName: string): string | null {
  const word = fullName.trim().split(/\s+/, 1)[0] ?? '';
  const shown = shortened(word);
  return isShowable(word) && isShowable(shown) ? shown : null;
}
