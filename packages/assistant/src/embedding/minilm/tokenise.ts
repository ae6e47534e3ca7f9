// BERT's WordPiece tokeniser: lower case without accents, split into words and punctuation, each word cut into the longest
// pieces that the vocabulary has, from its beginning.
const CLS = 101;
const SEP = 102;
const UNKNOWN = 100;
const MAX_WORD_LETTERS = 100;

const ACCENT = /\p{Mn}/gu;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u{fffd}]/gu;
// BERT treats every ASCII symbol as punctuation, not only what Unicode calls so, and every CJK character as a word.
const PUNCTUATION = /([!-/:-@[-`{-~\p{P}\u{4e00}-\u{9fff}\u{3400}-\u{4dbf}\u{f900}-\u{faff}])/gu;

/** From each piece to its id; a piece that continues a word begins with ##. */
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
  if (letters.length > MAX_WORD_LETTERS) return [UNKNOWN];
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

/** The ids of a text's pieces, between the two markers that the model expects; at most `maxPieces` of them. */
export function tokenise(text: string, vocabulary: Vocabulary, maxPieces: number): number[] {
  const pieces: number[] = [CLS];
  for (const word of wordsOf(text)) {
    pieces.push(...piecesOf(word, vocabulary));
    if (pieces.length >= maxPieces - 1) break;
  }
  return [...pieces.slice(0, maxPieces - 1), SEP];
}
