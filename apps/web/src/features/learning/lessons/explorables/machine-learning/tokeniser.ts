// The list and the rule are those of the lesson on tokens.
const LIST: readonly string[] = [
  ...['we', 'thank', 'you', 'very', 'much', 'i', 'am', 'learn', 'ing'],
  ...['ng', 'ya', 'bo', 'nga', 'ka', 'hu', 'lu', 'fu'],
];
/** What the list would also contain if more isiZulu and isiXhosa had been collected. */
const NGUNI: readonly string[] = ['ngi', 'yabonga', 'khulu', 'kakhulu', 'enkosi'];

export const SENTENCES = [
  { code: 'en', language: 'English', text: 'thank you very much' },
  { code: 'zu', language: 'isiZulu', text: 'ngiyabonga kakhulu' },
  { code: 'xh', language: 'isiXhosa', text: 'enkosi kakhulu' },
  { code: 'st', language: 'Sesotho', text: 'ke leboha haholo' },
  { code: 'af', language: 'Afrikaans', text: 'baie dankie' },
] as const;
export type SentenceCode = (typeof SENTENCES)[number]['code'];

/** From the left the longest piece that fits, or one letter; spaces only separate words. */
export function tokensOf(text: string, hasMoreNguni: boolean): string[] {
  const pieces = hasMoreNguni ? [...LIST, ...NGUNI] : LIST;
  return text.split(' ').flatMap((word) => {
    const tokens: string[] = [];
    for (let at = 0; at < word.length; at += (tokens.at(-1) ?? ' ').length) {
      const fitting = pieces.filter((piece) => word.startsWith(piece, at));
      const [longest = word.charAt(at)] = fitting.sort((one, other) => other.length - one.length);
      tokens.push(longest);
    }
    return tokens;
  });
}
