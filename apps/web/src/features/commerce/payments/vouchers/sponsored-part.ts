/** The part of the price that a sponsor's code pays, and the learner's part. */
export interface SponsoredPart {
  readonly code: string;
  readonly sponsor: string;
  readonly paysInRand: number;
  readonly restInRand: number;
}
