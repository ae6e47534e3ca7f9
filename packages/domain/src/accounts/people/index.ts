export { auditCsv } from './audit-csv.ts';
export { judgeChange, type PersonChangeRefusal } from './judge-change.ts';
export { PERSON_STATES, type PersonState, personState } from './person-state.ts';

/** Why staff did something to a person. */
export const STAFF_REASON_MAX_CHARACTERS = 300;
