/** Words as they are typed on a phone. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  im: 'i am',
  ive: 'i have',
  ill: 'i will',
  iam: 'i am',
  wanna: 'want to',
  wana: 'want to',
  wnna: 'want to',
  wnt: 'want',
  gonna: 'going to',
  gona: 'going to',
  gna: 'going to',
  dnt: 'do not',
  dont: 'do not',
  dun: 'do not',
  cnt: 'can not',
  cant: 'can not',
  wont: 'will not',
  isnt: 'is not',
  didnt: 'did not',
  doesnt: 'does not',
  wasnt: 'was not',
  arent: 'are not',
  havent: 'have not',
  wouldnt: 'would not',
  couldnt: 'could not',
  nt: 'not',
  nvr: 'never',
  u: 'you',
  ur: 'your',
  wud: 'would',
  wld: 'would',
  shud: 'should',
  cud: 'could',
  hv: 'have',
  ws: 'was',
  jst: 'just',
  jus: 'just',
  evry: 'every',
  evryone: 'everyone',
  every1: 'everyone',
  some1: 'someone',
  any1: 'anyone',
  no1: 'no one',
  noone: 'no one',
  h8: 'hate',
  '2day': 'today',
  '2nite': 'tonight',
  '2night': 'tonight',
  tonite: 'tonight',
  '2moro': 'tomorrow',
  '4ever': 'forever',
  '4eva': 'forever',
  b4: 'before',
  nite: 'night',
  wit: 'with',
  livin: 'living',
  dyin: 'dying',
  dieing: 'dying',
  feelin: 'feeling',
  havin: 'having',
  cryin: 'crying',
  endin: 'ending',
  nothin: 'nothing',
  anymor: 'anymore',
  nomore: 'no more',
  kil: 'kill',
  kll: 'kill',
  alon: 'alone',
  tird: 'tired',
  tierd: 'tired',
  myslef: 'myself',
  mysef: 'myself',
  mself: 'myself',
  meself: 'myself',
  panick: 'panic',
  attak: 'attack',
  hitz: 'hits',
  agen: 'again',
  bf: 'boyfriend',
  gf: 'girlfriend',
  lonley: 'lonely',
  lonly: 'lonely',
  lonesome: 'lonely',
};

/** Typing errors of grave words. None of the words is short, so that little else is as near. */
const HEAVY_WORDS = [
  'suicide',
  'suicidal',
  'hopeless',
  'worthless',
  'depressed',
  'depression',
  'overwhelmed',
  'disappear',
  'anxiety',
  'exhausted',
  'pointless',
  'miserable',
  'burden',
];
const OTHER_WORDS = new Set(['deepest', 'disappears', 'anxious', 'burdens', 'depressing', 'exhaust']);

const sorted = (word: string) => [...word].toSorted().join('');

/** One letter more, less or different, or the same letters in another order; people rarely mistype the first. */
function isNear(typed: string, intended: string): boolean {
  if (typed[0] !== intended[0] || Math.abs(typed.length - intended.length) > 1) return false;
  if (typed.length === intended.length && sorted(typed) === sorted(intended)) return true;
  let start = 0;
  while (start < typed.length && typed[start] === intended[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(typed.length, intended.length) - start &&
    typed[typed.length - 1 - end] === intended[intended.length - 1 - end]
  )
    end += 1;
  return start + end >= Math.max(typed.length, intended.length) - 1;
}

const LEAST_LETTERS = 6;

/** The corrected word; any other word unchanged. */
export function spokenWord(word: string): string {
  const known = Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : undefined;
  if (known !== undefined) return known;
  if (word.length < LEAST_LETTERS || OTHER_WORDS.has(word)) return word;
  return HEAVY_WORDS.find((heavy) => isNear(word, heavy)) ?? word;
}
