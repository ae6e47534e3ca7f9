export { careWords } from './care-words.ts';
export { type Hear, PERSON_CONCERNS, type PersonConcern } from './person-concern.ts';
export { isOfPerson, type MatterConcern, type SafetyConcern, safetyWords } from './safety-words.ts';
