export { careWords } from './care-words.ts';
export { withoutContractions } from './contractions.ts';
export { concernOf, createHearing, type Hear, type HeardShares, heardShares } from './create-hearing.ts';
export { hearPerson, PERSON_CONCERNS, type PersonConcern } from './hear-person.ts';
export {
  amountOf,
  BUCKETS,
  bucketsOf,
  RULE_FEATURES,
  ruleFeaturesOf,
  WordWeights,
} from './word-weights.ts';
