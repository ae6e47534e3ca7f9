export { careWords } from './care-words.ts';
export { withoutContractions } from './contractions.ts';
export { hearPerson, isAboutWork, PERSON_CONCERNS, type PersonConcern } from './hear-person.ts';
