import { AGENT_TYPES } from './agents.ts';

/** What a language model is used for: by an agent for a learner, or by an administrator who checks that it answers. */
export const MODEL_PURPOSES = [...AGENT_TYPES, 'test'] as const;
export type ModelPurpose = (typeof MODEL_PURPOSES)[number];

/** Why a service gave no answer; the last one: it was not called, because the monthly budget is spent. */
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

/** One rand for a million tokens is a millionth of a rand each, so the products are precise enough. */
export function costInMicrorand(tokens: Tokens, { inPerMillion, outPerMillion }: ModelPrices): number {
  return Math.ceil(tokens.in * inPerMillion + tokens.out * outPerMillion);
}

/** For lack of a count: English has about four characters to a token, our other languages fewer. */
export const estimatedTokens = (characters: number): number => Math.ceil(characters / 3);

/**
 * A real count may be above our estimate: in languages with many short tokens, and where a service adds its own words.
 * It is not ten times as much and thousands more.
 */
const mostPlausible = (reserved: number) => reserved * 10 + 2000;

interface Settled {
  readonly tokens: Tokens;
  /** The service has reported an impossible count: a person has to look at it. */
  readonly isFalse: boolean;
}

/**
 * The booked cost of a call: what the service has counted, and never more than was reserved for it. An impossible count
 * says nothing, so the whole reservation is booked.
 */
export function settledTokens(counted: Tokens, reserved: Tokens): Settled {
  const isFalse = counted.in > mostPlausible(reserved.in) || counted.out > mostPlausible(reserved.out);
  if (isFalse) return { tokens: reserved, isFalse };
  const tokens = { in: Math.min(counted.in, reserved.in), out: Math.min(counted.out, reserved.out) };
  return { tokens, isFalse };
}
