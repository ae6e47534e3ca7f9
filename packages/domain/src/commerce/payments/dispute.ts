/** Who gets the money of a payment that the payer's bank has disputed; `open` until that is decided. */
export type DisputeOutcome = 'open' | 'for-payer' | 'for-academy';

/**
 * The provider's words: we `declined` the claim and kept the money, or it was accepted, by us (`merchant-accepted`) or
 * because we did not respond in time. An unknown resolution decides nothing: a person has to look.
 */
export function disputeOutcome(dispute: {
  readonly status: string;
  readonly resolution: string | null;
}): DisputeOutcome {
  if (dispute.status !== 'resolved') return 'open';
  if (dispute.resolution === 'declined') return 'for-academy';
  return dispute.resolution?.endsWith('accepted') ? 'for-payer' : 'open';
}
