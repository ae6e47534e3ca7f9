export { isTimeToJoin, MINUTES_BEFORE_START } from './joining-time.ts';
export { LONGEST_JOINING_URL, readJoiningUrl } from './joining-url.ts';
