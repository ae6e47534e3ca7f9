/** What a sponsor's code pays of the price, and what the learner pays. */
export interface SponsoredPart {
  readonly code: string;
  readonly sponsor: string;
  readonly paysInRand: number;
  readonly restInRand: number;
}
