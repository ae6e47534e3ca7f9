export { isMailKind, isMailWanted, MAIL_KIND_NAMES, MAIL_KINDS, type MailKind } from './mail-kinds.ts';
export { hourText, type QuietHours, sendingTime, USUAL_QUIET_HOURS } from './quiet-hours.ts';
