/** Some voices stop in the middle of a long text, so it is read in pieces. */
const LONGEST_PIECE = 220;

/** Sentences, combined up to the maximum length; a longer sentence is split at its commas or spaces. */
export function speechPieces(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  // A full stop ends a sentence only before a space: not in 0.5.
  const sentences = (plain.match(/.+?(?:[.!?:]+(?= |$)|$) ?/g) ?? [])
    .map((sentence) => sentence.trim())
    .flatMap(shortened);
  const pieces: string[] = [];
  for (const sentence of sentences) {
    const last = pieces.at(-1);
    if (last === undefined || last.length + sentence.length >= LONGEST_PIECE) pieces.push(sentence);
    else pieces[pieces.length - 1] = `${last} ${sentence}`;
  }
  return pieces;
}

function shortened(sentence: string): string[] {
  if (sentence.length <= LONGEST_PIECE) return [sentence];
  const comma = sentence.lastIndexOf(', ', LONGEST_PIECE);
  const cut = comma > LONGEST_PIECE / 3 ? comma + 1 : sentence.lastIndexOf(' ', LONGEST_PIECE);
  if (cut <= 0) return [sentence.slice(0, LONGEST_PIECE), ...shortened(sentence.slice(LONGEST_PIECE))];
  return [sentence.slice(0, cut), ...shortened(sentence.slice(cut + 1))];
}
