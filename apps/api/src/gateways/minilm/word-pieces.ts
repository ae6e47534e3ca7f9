// How BERT cuts a text into pieces of its list: lower case, without accents, words and punctuation apart, each word from
// the longest beginning that the list has.
const CLS = 101;
const SEP = 102;
const UNKNOWN = 100;
const LONGEST_WORD = 100;

const ACCENT = /\p{Mn}/gu;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u{fffd}]/gu;
// Besides what Unicode calls punctuation, the signs of ASCII count as well.
const PUNCTUATION = /([!-/:-@[-`{-~\p{P}\u{4e00}-\u{9fff}\u{3400}-\u{4dbf}\u{f900}-\u{faff}])/gu;

export type Vocabulary = ReadonlyMap<string, number>;

function wordsOf(text: string): string[] {
  return text
    .replaceAll(/\s/g, ' ')
    .replaceAll(CONTROL, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(ACCENT, '')
    .replaceAll(PUNCTUATION, ' $1 ')
    .split(' ')
    .filter((word) => word !== '');
}

function piecesOf(word: string, vocabulary: Vocabulary): number[] {
  const letters = [...word];
  if (letters.length > LONGEST_WORD) return [UNKNOWN];
  const pieces: number[] = [];
  for (let start = 0; start < letters.length; ) {
    let end = letters.length;
    let piece: number | undefined;
    for (; end > start; end -= 1) {
      const part = letters.slice(start, end).join('');
      piece = vocabulary.get(start === 0 ? part : `##${part}`);
      if (piece !== undefined) break;
    }
    if (piece === undefined) return [UNKNOWN];
    pieces.push(piece);
    start = end;
  }
  return pieces;
}

/** The numbers of the pieces, with the two signs that the model expects around them. */
export function wordPieces(text: string, vocabulary: Vocabulary, most: number): number[] {
  const pieces: number[] = [CLS];
  for (const word of wordsOf(text)) {
    pieces.push(...piecesOf(word, vocabulary));
    if (pieces.length >= most - 1) break;
  }
  return [...pieces.slice(0, most - 1), SEP];
}
