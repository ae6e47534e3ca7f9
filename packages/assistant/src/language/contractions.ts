/** "Thandi's" is a possessive; after these words it is short for "is". */
const IS_SHORT =
  /\b(what|where|who|how|when|why|that|there|here|it|he|she|everything|something|nothing)'s\b/g;

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/\b(\w+)n't\b/g, '$1 not'],
  [/\blet's\b/g, 'let us'],
  [IS_SHORT, '$1 is'],
  [/\bi'm\b/g, 'i am'],
  [/\b(\w+)'re\b/g, '$1 are'],
  [/\b(\w+)'ve\b/g, '$1 have'],
  [/\b(\w+)'ll\b/g, '$1 will'],
];

/** Contractions, each written out. Expects lower case with straight apostrophes. */
export const withoutContractions = (text: string): string =>
  ENDINGS.reduce((so, [short, long]) => so.replaceAll(short, long), text);
