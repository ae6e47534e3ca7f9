import { isAfrikaans } from './afrikaans-words.ts';
import { WORD_LISTS } from './word-lists.ts';

/** Nguni words have prefixes; their stems are at the end. */
const STEMS: readonly (readonly [RegExp, string])[] = [
  [/[a-z]{0,3}khona$/, 'is there'],
  [/[eoa]?(?:[yzslwb]|kw|lw|ng)ami$/, 'my'],
  [/e?ngina(?:yo|zo|wo|so|lo|bo)?$/, 'i have'],
  [/[a-z]*landelan[ae](?:yo)?$/, 'in a row'],
  [/[a-z]+landelayo$/, 'next'],
  [/angi(?:yi|si|zi|ku|wu|li)?(?:zwa|qondi|zwisisi|boni)$/, 'i do not understand'],
  [/(?:ayi|ali|asi|aku)sebenzi$/, 'does not work'],
  [/(?:ngi|ung|ku)?ngenzel[ae]$/, 'make me'],
  [/(?:ng|kw|ukw|s|ngizokw)enz(?:a|e|eni|ile)$/, 'do'],
  [/[a-z]*qhubek(?:a|e|ile)$/, 'continue'],
  [/[a-z]*bhalis(?:a|e|ile)$/, 'registered'],
  [/[a-z]+bhal(?:a|e|ile)$/, 'write'],
  [/[a-z]*sebenzis[ae]$/, 'use'],
  [/[a-z]+phas(?:a|e|ile)$/, 'passed'],
  [/[a-z]+feyil(?:a|e|ile)$/, 'failed'],
  [/[a-z]+zuz(?:a|e|ile)$/, 'earn'],
  [/[a-z]+khokh[ae]$/, 'pay'],
  [/[a-z]+hlangan[ae]$/, 'meet'],
  [/[a-z]+joyin[ae]$/, 'join'],
  [/[a-z]*bhukh?(?:a|e|ile)$/, 'book'],
  [/[a-z]+(?:hambel|thamel)[ae]$/, 'attend'],
  [/[a-z]*bambek(?:a|ile)$/, 'i am stuck'],
  [/(?:ngi|ndi|siya|uku)lahlek(?:a|ile|elwe)$/, 'lost'],
  [/(?:e|o|a|ku|oku|seku|zi|ezi|i)sele$/, 'left'],
  [/(?:se)?(?:ngi|ndi)fik(?:a|e|ile)$/, 'i got'],
  [/[a-z]+(?:tholile|tholileni)$/, 'got'],
  [/[a-z]+fundile$/, 'learned'],
  [/[a-z]+theng[ae]ni$/, 'what can i buy'],
  [/[a-z]*(?:sifundo|zifundo)s?$/, 'lesson'],
  [/[a-z]*(?:sifundw|zifundw)eni$/, 'in lessons'],
  [/(?:eni|ni)?(?:zi|si|yi|wa)?fundisayo$/, 'do you teach'],
  [/ungenzele$/, 'make me'],
  [/[a-z]+(?:funda|funde)$/, 'learn'],
  [/[a-z]+hlelo$/, 'plan'],
  [/[a-z]+thol[ae]$/, 'get'],
  [/[a-z]*nginazo$/, 'i have'],
  [/[a-z]+ding[ae]$/, 'need'],
  [/(?:ngi|ndi|si)fun[ae]$/, 'i want'],
  [/[a-z]+khombis[ae]$/, 'show'],
  [/[a-z]+tshel[ae]$/, 'tell'],
  [/[a-z]+qed[ae]$/, 'finish'],
  [/[a-z]+phumelel[ae]$/, 'passed'],
  [/[a-z]+hlulek[ae]$/, 'failed'],
  [/[a-z]+klomelo$/, 'reward'],
  [/[a-z]+nyakathisi$/, 'progress'],
  [/[a-z]+(?:tifiketi)$/, 'certificate'],
  [/[a-z]+(?:phumela)$/, 'results'],
  [/[a-z]+nsuku$/, 'days'],
  [/[a-z]*(?:ama|ii|izi|i)(?:nexii)?coins?$/, 'coins'],
  [/[a-z]+theng[ae](?:ni)?$/, 'buy'],
  [/(?:ama|i|ii|izi)(?:badge|bheji)s?$/, 'badges'],
  [/[a-z]+ngakanani$/, 'how much'],
  [/[a-z]*seshini$/, 'session'],
  [/[a-z]+cimbi$/, 'events'],
  [/[a-z]+sizo$/, 'help'],
  [/[a-z]+(?:hlolwa|vivinyo)$/, 'assessment'],
  [/[a-z]+(?:khosi|course|courses)$/, 'courses'],
];

/** No word of these languages is longer; no stem is searched for in a thousand letters. */
const MOST_LETTERS = 30;

/** The English for a word from a home language; undefined for any other word. */
export function inEnglish(word: string): string | undefined {
  if (word.length > MOST_LETTERS) return undefined;
  return WORD_LISTS.meanings.get(word) ?? STEMS.find(([pattern]) => pattern.exec(word)?.[0] === word)?.[1];
}

/** "Ama badges", "i class": the prefix of an English noun in isiZulu and isiXhosa, if it is typed as a separate word. */
const NOUN_PREFIXES = new Set(['ama', 'izi', 'ii', 'aba']);

export function isNounPrefix(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const [before, next] = [words[index - 1] ?? '', words[index + 1]];
  if (next === undefined) return false;
  const isOfHome = isAfrican(before) || (index === 0 && words.some(isAfrican));
  // "A type II error" is English.
  if (NOUN_PREFIXES.has(word)) return word !== 'ii' || isOfHome;
  return word === 'i' && isOfHome && inEnglish(next) === undefined && !AFTER_I.has(next);
}

/** These continue an English sentence after "I", whatever came before it. */
const AFTER_I = new Set([
  'am',
  'have',
  'can',
  'do',
  'did',
  'want',
  'need',
  'must',
  'should',
  'will',
  'get',
  'had',
  'was',
  'still',
  'could',
  'would',
  'may',
  'just',
  'got',
  'only',
  'learn',
  'study',
  'finish',
  'work',
  'see',
  'know',
  'use',
  'already',
]);

const isAfrican = (word: string) => inEnglish(word) !== undefined && !isAfrikaans(word);
