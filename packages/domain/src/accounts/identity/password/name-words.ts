// Shorter parts of names occur inside too many words: Al in "alphabet", Ann in "planning".
const SHORTEST_WORD = 4;

/** Letters and digits alone, without case and accents: `Thandi.Nkosi` and `thandi nkosi` are one word. */
export function bareWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The words by which names and e-mail addresses can be recognised: whole, before the at sign, and in parts. */
export function nameWords(names: readonly string[]): string[] {
  const words = names.flatMap((name) => {
    const [own = ''] = name.split('@', 1);
    return [bareWord(name), bareWord(own), ...own.split(/[^\p{L}\p{M}\p{N}]+/u).map(bareWord)];
  });
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_WORD);
}
