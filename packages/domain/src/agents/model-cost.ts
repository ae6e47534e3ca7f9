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
