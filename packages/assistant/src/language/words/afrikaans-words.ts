import { WORD_LISTS } from './word-lists.ts';

export const isAfrikaans = (word: string): boolean => WORD_LISTS.afrikaans.has(word);

/** Whether a word alone shows that a sentence is Afrikaans. */
export const isOnlyAfrikaans = (word: string): boolean =>
  isAfrikaans(word) && !WORD_LISTS.alsoEnglish.has(word);

/** What a word means in an Afrikaans sentence; undefined if it means the same as in English. */
export const amongAfrikaans = (word: string): string | undefined => WORD_LISTS.inAfrikaansSentences.get(word);

/** In Afrikaans these are at the end, after their object. */
const VERBS =
  '(?:get|see|buy|use|book|write|do|earn|finish|learn|share|meet|join|attend|pass|download|redeem|exchange|show|tell|give|help|explain|repeat|continue|start|make|cancel|move|choose|divide|find|collect|claim|rewrite|study)';

/** Fixes the Afrikaans word order once each word is English. */
const IN_ENGLISH_ORDER: readonly (readonly [RegExp, string])[] = [
  [/\bis i\b/g, 'am i'],
  [/\bi is\b/g, 'i am'],
  [/\b(for|to|with|of|let|show|tell|give|help) my(?= (?:a|the|how|what|which|where|when|if)\b|$)/g, '$1 me'],
  [
    /\b(i|we|you) (?!(?:do|did|does|am|are|can|will|have|must|may|should|could)\b)(\w+) (?:\w+ )?not\b/g,
    '$1 do not $2',
  ],
  [/ not$/, ''],
  [new RegExp(`\\b(can|will|could|must|would) (you|we) my (${VERBS})\\b`, 'g'), '$1 $2 $3 me'],
  [
    new RegExp(
      `\\b(can|will|could|must|may|should|want) (i|we|you) (?!${VERBS})((?:\\w+ ){1,5})(${VERBS})$`,
      'g',
    ),
    '$1 $2 $4 $3',
  ],
  [/ $/, ''],
  [/\bhow fare i\b/g, 'how am i doing'],
  [/\bbehind the back\b/g, 'done'],
  // "Oor" is "left" at the end and after these, and "about" before a topic.
  [/(?<!\b(?:still|is|are|am|stay|have|i) )\bleft (?=\w)/g, 'about '],
  [/\bto a row\b/g, 'in a row'],
];

/** Afrikaans doubles negations, and puts the verb before its subject. */
export const inEnglishOrder = (words: string): string =>
  IN_ENGLISH_ORDER.reduce((text, [pattern, by]) => text.replaceAll(new RegExp(pattern, 'g'), by), words);
