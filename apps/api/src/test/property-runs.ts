// `npm run test:fuzz` sets both; without it a few runs, the same each time, are part of the other tests.
const { FUZZ_REQUESTS, FUZZ_SEED = '20261115' } = process.env;
const LONG_RUN = 20;

/** How often a property is tried, and from which seed. */
export const propertyRuns = (few: number, many = few * LONG_RUN) => ({
  numRuns: FUZZ_REQUESTS ? many : few,
  seed: Number(FUZZ_SEED),
});
