export { quietHoursAmong } from './mail-preferences.store.ts';
export { queueChosenMail } from './queue-chosen-mail.ts';
export { recipientNow } from './recipient-now.ts';
