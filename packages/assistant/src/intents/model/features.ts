import { crc32 } from 'node:zlib';
import { INTENTS, type Intent } from '@academy/domain/assistant/agents';
import { stemsOf } from '../../language/index.ts';
import type { RuledIntent } from '../index.ts';
import type { KnownWords } from './known-words.ts';

/** The intents that a message can have: all but those that only an answer can have. */
export const MEANT_INTENTS: readonly Intent[] = INTENTS.filter(
  (intent) => intent !== 'clarify' && intent !== 'safety',
);

const VECTOR = 384;
const WEIGHTS_OF_RULES = ['certain', 'sure', 'hint'] as const;
const BUCKETS = 8192;
const RULES_AT = VECTOR;
const BIAS_AT = RULES_AT + WEIGHTS_OF_RULES.length * MEANT_INTENTS.length;
const STRANGE_AT = BIAS_AT + 1;
const STRANGE = 16;
const PIECES_AT = STRANGE_AT + STRANGE;
export const FEATURES = PIECES_AT + BUCKETS;
/** The offset of each kind of feature: their weights have different scales. */
export const KINDS: readonly number[] = [0, RULES_AT, STRANGE_AT, PIECES_AT, FEATURES];

/** The relative weight of each kind; measured by cross-validation. */
const VECTOR_LENGTH = 4;
const PIECES_LENGTH = 3;
const STRANGE_LENGTH = 2;
/** One unknown word may be a name; several mean another subject. */
const MANY_STRANGE: readonly number[] = [1, 2, 4];
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;
const SIGN_BIT = 0x80_00_00_00;

export interface MessageInput {
  /** As typed: pieces of words reveal languages that the embedding model does not know. */
  readonly message: string;
  /** As rules read it. */
  readonly plain: string;
  readonly ruled: RuledIntent | null;
  /** Null if no embedding model was available. */
  readonly vector: Int8Array | null;
}

/** A sparse vector: the indexes and values of its non-zero entries. */
export interface Features {
  readonly places: Uint16Array;
  readonly amounts: Float32Array;
}

function piecesOf(message: string): Set<string> {
  const text = ` ${message.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const pieces = new Set<string>();
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length += 1)
    for (let at = 0; at + length <= text.length; at += 1) pieces.add(`c:${text.slice(at, at + length)}`);
  return pieces;
}

function wordsOf(plain: string): Set<string> {
  const words = plain.split(' ');
  return new Set([
    ...words.map((word) => `w:${word}`),
    ...words.slice(1).map((word, index) => `b:${words[index]} ${word}`),
  ]);
}

/**
 * How many words are unknown: in questions about the product, in lessons, in both. A message that also has a known word
 * ("how many badges do scouts get") can only be told apart by these.
 */
function strangenessOf(plain: string, isRuled: boolean, { isAsked, isTaught }: KnownWords): number[] {
  const stems = [...stemsOf(plain)];
  const notAsked = stems.filter((stem) => !isAsked(stem));
  const notTaught = stems.filter((stem) => !isTaught(stem));
  const neither = notAsked.filter((stem) => !isTaught(stem));
  const shareOf = (strange: readonly string[]) =>
    (STRANGE_LENGTH * strange.length) / Math.max(1, stems.length);
  const isMany = (strange: readonly string[], many: number) => Number(strange.length >= many);
  const ofRuled = [isMany(notAsked, 1), isMany(notAsked, 2), isMany(neither, 1), shareOf(notAsked)];
  return [
    ...[notAsked, notTaught, neither].flatMap((strange) => [
      shareOf(strange),
      ...MANY_STRANGE.map((many) => isMany(strange, many)),
    ]),
    ...ofRuled.map((amount) => (isRuled ? amount : 0)),
  ];
}

/**
 * The features of a message: its vector, the matching rule, its unknown words, and its words and word pieces, hashed
 * into shared buckets.
 */
export function featuresOf({ message, plain, ruled, vector }: MessageInput, known: KnownWords): Features {
  const found = new Map<number, number>([[BIAS_AT, 1]]);
  const length = vector ? Math.hypot(...vector) || 1 : 1;
  for (const [place, value] of (vector ?? new Int8Array()).entries())
    found.set(place, (value / length) * VECTOR_LENGTH);
  const ofRule = ruled ? MEANT_INTENTS.indexOf(ruled.intent) : -1;
  if (ruled && ofRule >= 0)
    found.set(RULES_AT + WEIGHTS_OF_RULES.indexOf(ruled.weight) * MEANT_INTENTS.length + ofRule, 1);
  for (const [index, amount] of strangenessOf(plain, ruled !== null, known).entries())
    if (amount > 0) found.set(STRANGE_AT + index, amount);
  for (const pieces of [wordsOf(plain), piecesOf(message)])
    for (const piece of pieces) {
      const hash = crc32(piece);
      const place = PIECES_AT + (hash % BUCKETS);
      const amount = PIECES_LENGTH / Math.sqrt(pieces.size + 1);
      found.set(place, (found.get(place) ?? 0) + (hash >= SIGN_BIT ? amount : -amount));
    }
  return { places: Uint16Array.from(found.keys()), amounts: Float32Array.from(found.values()) };
}
