export { isMailKind, isMailWanted, MAIL_KIND_NAMES, MAIL_KINDS, type MailKind } from './mail-kinds.ts';
