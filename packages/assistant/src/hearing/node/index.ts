export { HEARING_FILE, hear, LIGHT_HEARING_FILE } from './hear.ts';
