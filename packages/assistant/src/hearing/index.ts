export { type ConcernShares, concernOf, concernShares, createHearing } from './create-hearing.ts';
export { hearPerson } from './hear-person.ts';
export { amountOf, BUCKETS, bucketsOf, RULE_FEATURES, ruleFeaturesOf, WordWeights } from './word-weights.ts';
