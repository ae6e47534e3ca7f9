const RAND_PER_DOLLAR = 18.5; // 1§9
const DOLLARS_PER_BYTE = 0.000_000_005;
const RAND_PER_BYTE = DOLLARS_PER_BYTE * RAND_PER_DOLLAR;
const BYTES_IN_GIGABYTE = 1_000_000_000;
const CENTS_IN_RAND = 100;

/** The specified rate in everyday terms, R92.50 for a gigabyte; the academy may set another. */
export const GIGABYTE_PRICE_IN_CENTS = Math.round(RAND_PER_BYTE * BYTES_IN_GIGABYTE * CENTS_IN_RAND);

/** The price of a byte, given the price of a gigabyte. */
export function randPerByteOf(gigabytePriceInCents: number): number {
  return gigabytePriceInCents / CENTS_IN_RAND / BYTES_IN_GIGABYTE;
}

/** Prices to compare the estimate with: Vodacom's and MTN's, thesouthafrican.com, April 2023. */
export const BUNDLE_PRICE = Object.freeze({
  rand: 85,
  size: '1\u00a0GB',
  days: 30,
  networks: 'Vodacom and MTN',
  asOf: 'April 2023',
});

/**
 * What this many bytes cost on a phone, in rand: bytes times the price of one times the exchange rate (1§9), or times
 * another price per byte, the academy's or that of the learner's own bundle.
 */
export function costInRand(bytes: number, randPerByte = RAND_PER_BYTE): number {
  return bytes * randPerByte;
}

/** The cost with two decimals: `R0.02`. */
export function formatCost(bytes: number, randPerByte?: number): string {
  return `R${costInRand(bytes, randPerByte).toFixed(2)}`;
}

/** The cost in a sentence: R0.00 would be untrue for something that is not free. */
export function describeCost(bytes: number, randPerByte?: number): string {
  const cost = formatCost(bytes, randPerByte);
  return cost === 'R0.00' && bytes > 0 ? 'less than R0.01' : cost;
}
