import type { GlossaryDocument } from '@academy/contract/learning/documents';
import { plainText } from '../../../../lib/pages/plain-text.ts';

export type GlossaryTerm = GlossaryDocument['terms'][number];

const textOf = ({ word, meansHtml, words }: GlossaryTerm) =>
  [word, plainText(meansHtml), ...Object.values(words)].join(' ').toLowerCase();

/** The terms that contain everything that was typed, in their word, their sentence or another language. */
export function matchingTerms(terms: readonly GlossaryTerm[], typed: string): readonly GlossaryTerm[] {
  const searchWords = typed.toLowerCase().split(/\s+/);
  return terms.filter((term) => {
    const text = textOf(term);
    return searchWords.every((word) => text.includes(word));
  });
}

export function countText(shown: number, all: number): string {
  const terms = all === 1 ? '1 term' : `${all} terms`;
  return shown === all ? terms : `${shown} of ${terms}`;
}
