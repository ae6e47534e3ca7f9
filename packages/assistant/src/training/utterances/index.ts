export { OUTSIDE_UTTERANCES } from './outside-utterances.ts';
export { ALL_UTTERANCES, UTTERANCES } from './utterances.ts';
