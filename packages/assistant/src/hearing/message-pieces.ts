import { readingsOf } from './message-readings.ts';

/** Lengths of word parts: in isiZulu, isiXhosa, Sesotho and Setswana the meaning is in parts of words. */
const PART_LENGTHS = [3, 4, 5];
const MOST_READINGS = 2;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over UTF-16 units, then mixed: its low bits alone distribute short words badly. */
function hashOf(piece: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < piece.length; at += 1) hash = Math.imul(hash ^ piece.charCodeAt(at), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function addParts(word: string, pieces: Set<number>): void {
  const bounded = `_${word}_`;
  for (const length of PART_LENGTHS)
    for (let from = 0; from + length <= bounded.length; from += 1)
      pieces.add(hashOf(bounded.slice(from, from + length)));
}

/** Words, pairs of words and parts of words of a message, as hashes: the features that two messages can share. */
export function piecesOf(message: string): ReadonlySet<number> {
  const pieces = new Set<number>();
  for (const reading of readingsOf(message).slice(0, MOST_READINGS)) {
    const words = ['^', ...(reading.match(/[\p{L}\p{N}']+/gu) ?? []), '$'];
    for (const [at, word] of words.entries()) {
      pieces.add(hashOf(`w${word}`));
      if (at > 0) pieces.add(hashOf(`b${words[at - 1]} ${word}`));
      if (at > 1) pieces.add(hashOf(`s${words[at - 2]} ${word}`));
      addParts(word, pieces);
    }
  }
  return pieces;
}

const SENTENCE_ENDS = /(?<=[.!?…;])\s+|\n+|\s+-\s+/;
/** A sentence with fewer words says too little by itself. */
const LEAST_WORDS = 3;

/** The sentences of a message that has several; empty for a single sentence. */
export function sentencesOf(message: string): readonly string[] {
  const sentences = message
    .split(SENTENCE_ENDS)
    .filter((sentence) => sentence.trim().split(/\s+/).length >= LEAST_WORDS);
  return sentences.length > 1 ? sentences : [];
}
