export { hourText, type QuietHours, sendingTime, USUAL_QUIET_HOURS } from './quiet-hours.ts';
