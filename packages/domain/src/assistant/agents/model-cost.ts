import { AGENT_TYPES } from './agents.ts';

/** What a language model is asked for: by an agent for a learner, or by an administrator who wants to see that it answers. */
export const MODEL_PURPOSES = [...AGENT_TYPES, 'test'] as const;
export type ModelPurpose = (typeof MODEL_PURPOSES)[number];

/** Why a service gave no answer; the last one: it was not even asked, because the month has cost enough. */
export const MODEL_FAULTS = [
  'away',
  'busy',
  'refused',
  'silent',
  'cut-off',
  'unreadable',
  'over-budget',
] as const;
export type ModelFaultKind = (typeof MODEL_FAULTS)[number];

/** What a language model costs, in rand for a million tokens. */
export interface ModelPrices {
  readonly inPerMillion: number;
  readonly outPerMillion: number;
}

export interface Tokens {
  readonly in: number;
  readonly out: number;
}

/** One rand for a million tokens is a millionth of a rand for each, so the products are whole enough. */
export function costInMicrorand(tokens: Tokens, { inPerMillion, outPerMillion }: ModelPrices): number {
  return Math.ceil(tokens.in * inPerMillion + tokens.out * outPerMillion);
}

/** Where nobody has counted: English has about four characters to a token, other languages of ours fewer. */
export const estimatedTokens = (characters: number): number => Math.ceil(characters / 3);

/**
 * A real count may be above our estimate: in languages with many short tokens, and where a service adds words of its own.
 * It is not ten times as much and thousands more.
 */
const mostPlausible = (reserved: number) => reserved * 10 + 2000;

interface Settled {
  readonly tokens: Tokens;
  /** The service has counted what cannot be: somebody has to look at it. */
  readonly isFalse: boolean;
}

/**
 * What a call is booked as: what the service has counted, and never more than was reserved for it. A count that cannot be
 * says nothing, so all that was reserved is booked.
 */
export function settledTokens(counted: Tokens, reserved: Tokens): Settled {
  const isFalse = counted.in > mostPlausible(reserved.in) || counted.out > mostPlausible(reserved.out);
  if (isFalse) return { tokens: reserved, isFalse };
  const tokens = { in: Math.min(counted.in, reserved.in), out: Math.min(counted.out, reserved.out) };
  return { tokens, isFalse };
}
