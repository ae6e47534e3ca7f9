/** Fewer pieces than this are too little to judge. */
const FEWEST_PIECES = 4;
/** One in four pieces is a different word: a table of figures with its headings reaches that, a list of codes does not. */
const PIECES_PER_WORD = 4;
/** A short sentence. A page of code or figures with this many different words around it has a meaning. */
const ENOUGH_WORDS = 5;
/** Real texts in the tests have at most a tenth of broken words; random letters have more than half. */
const MOST_BROKEN = 0.25;
/** Names, slang and typing errors among known words. */
const MOST_BROKEN_BESIDE_COMMON = 0.5;
/** Sixty letters of any language use more than ten different ones; fingers on three keys do not. */
const LETTERS_TO_JUDGE = 60;
const FEWEST_DIFFERENT_LETTERS = 10;
/** Long compounds of Afrikaans and isiZulu have up to forty letters. */
const LONGEST_WORD = 45;
const LONGEST_CONSONANTS = 7;
const LONGEST_VOWELS = 5;
/** Texting drops vowels from short words: "ppl", "bcz". Such pieces count neither way. */
const LONGEST_WITHOUT_VOWEL = 4;

/**
 * Consonants that may follow a consonant inside a word of one of our languages. They include clicks and nasals of the
 * Nguni languages (ngq, nhl), Sepedi's kg and pj, and compounds of Afrikaans and English. h, w and y may follow any
 * consonant, m and n may precede any.
 */
const FOLLOWERS: Readonly<Record<string, string>> = {
  b: 'bcdgjlmnprstv',
  c: 'cdklmnqrst',
  d: 'bcdfgjklmnprstvz',
  f: 'bdfgklmnprstv',
  g: 'bcdfglmnpqrstvx',
  h: 'bcdfklmnprst',
  j: '',
  k: 'bdfgklmnprstv',
  l: 'bcdfgjklmnprstvz',
  p: 'bcdfgjklmnprst',
  q: '',
  r: 'bcdfgjklmnpqrstvz',
  s: 'bcdfgjklmnpqrstv',
  t: 'bcdfgjklmnprstvz',
  v: 'dlnrsvz',
  x: 'cflpqst',
  z: 'bdglmnvz',
};

const runsOf = (row: string) =>
  Array.from({ length: row.length - 3 }, (_, at) => row.slice(at, at + 4)).flatMap((run) => [
    run,
    [...run].reverse().join(''),
  ]);
/** Four neighbours in a keyboard row; "erty" is in "property", "wert" is Afrikaans. */
const KEYBOARD_RUN = new RegExp(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
    .flatMap(runsOf)
    .filter((run) => run !== 'erty' && run !== 'wert')
    .join('|'),
);

/** The words that hardly any text does without, in eleven languages. */
const COMMON = new Set(
  `the is to and of it for in my we was that this with are have not you they i
  die en van het om nie ek dit ons vir met wat sal
  ukuthi futhi kodwa ngoba uma noma lapho abantu ukuba kwaye kuba okanye xa njengoko bona begodu nanyana lokha kutsi futsi ngobe nobe
  ke ka ya le go ho ba mo se sa wa tsa gore hore fela empa mme batho
  ku na hi swi leswi ni xi va vhathu vha zwa nga kha tshi ndi uri`.split(/\s+/),
);

const PLACEHOLDER = new Set(
  `lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua
  enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat`.split(
    /\s+/,
  ),
);

/** Without accents, so that š is judged as s and ṱ as t. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The pieces between blanks, punctuation and symbols of a program; an address is one piece. */
function piecesOf(text: string): string[] {
  return plain(text)
    .replaceAll(/\S*(?:\w:\/\/|\bwww\.|\S@\w)\S*/giu, ' 0 ')
    .replaceAll(/['’ʼ`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece !== '');
}

type Kind = 'word' | 'broken' | 'neither';

function kindOf(piece: string): Kind {
  // Numbers, amounts, codes: they are normal in a text, but no evidence of one.
  if (!/^\p{L}+$/u.test(piece) || /\p{Ll}\p{Lu}/u.test(piece)) return 'neither';
  const word = piece.toLowerCase();
  // Nothing is known here about other scripts, so they are accepted.
  if (/[^a-z]/.test(word)) return 'word';
  if (word.length === 1) return 'neither';
  if (!/[aeiouy]/.test(word)) return word.length <= LONGEST_WITHOUT_VOWEL ? 'neither' : 'broken';
  return isPronounceable(word) ? 'word' : 'broken';
}

function isPronounceable(word: string): boolean {
  if (word.length > LONGEST_WORD || /(.)\1\1/.test(word) || KEYBOARD_RUN.test(word)) return false;
  if ((word.match(/[aeiou]+/g) ?? []).some((run) => run.length > LONGEST_VOWELS)) return false;
  return (word.match(/[^aeiouy]+/g) ?? []).every(
    (run) =>
      run.length <= LONGEST_CONSONANTS &&
      [...run].every((letter, at) => at === 0 || mayFollow(run.charAt(at - 1), letter)),
  );
}

const mayFollow = (one: string, next: string) =>
  /[mnw]/.test(one) || /[hw]/.test(next) || (FOLLOWERS[one] ?? '').includes(next);

/** "planaa planab planac": more than half of the words differ in their last two letters only. */
function isOneWordVaried(words: readonly string[]): boolean {
  const groups = new Map<string, number>();
  for (const word of words)
    if (word.length >= 5) groups.set(word.slice(0, -2), (groups.get(word.slice(0, -2)) ?? 0) + 1);
  return Math.max(0, ...groups.values()) > Math.max(4, words.length / 2);
}

/**
 * Whether a text may be written in any language that people here use, judged by the shapes of its words alone. It runs
 * before a person reads, so it lets through whatever might be serious: bad spelling, lists, tables, code with a
 * sentence. It refuses what nobody could read: random keys, one word varied, codes, digits alone.
 */
export function readsAsLanguage(text: string): boolean {
  const pieces = piecesOf(text);
  if (pieces.length < FEWEST_PIECES) return true;
  const kinds = pieces.map(kindOf);
  const words = pieces.filter((_, at) => kinds[at] === 'word').map((piece) => piece.toLowerCase());
  const different = [...new Set(words)];
  if (different.length < Math.min(ENOUGH_WORDS, Math.ceil(pieces.length / PIECES_PER_WORD))) return false;
  const broken = kinds.filter((kind) => kind === 'broken').length;
  const most = different.some((word) => COMMON.has(word)) ? MOST_BROKEN_BESIDE_COMMON : MOST_BROKEN;
  if (broken > most * (broken + words.length)) return false;
  const letters = words.join('');
  if (letters.length >= LETTERS_TO_JUDGE && new Set(letters).size < FEWEST_DIFFERENT_LETTERS) return false;
  if (words.filter((word) => PLACEHOLDER.has(word)).length > words.length / 2) return false;
  return !isOneWordVaried(different);
}
