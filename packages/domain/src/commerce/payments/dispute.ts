/** Who gets the money of a payment that the payer's bank has asked about; `open` as long as nobody has decided. */
export type DisputeOutcome = 'open' | 'for-payer' | 'for-academy';

/**
 * In the provider's words: we `declined` the claim and kept the money, or it was accepted, by us (`merchant-accepted`) or
 * because we said nothing in time. A resolution that we do not know decides nothing: a person has to look.
 */
export function disputeOutcome(dispute: {
  readonly status: string;
  readonly resolution: string | null;
}): DisputeOutcome {
  if (dispute.status !== 'resolved') return 'open';
  if (dispute.resolution === 'declined') return 'for-academy';
  return dispute.resolution?.endsWith('accepted') ? 'for-payer' : 'open';
}
