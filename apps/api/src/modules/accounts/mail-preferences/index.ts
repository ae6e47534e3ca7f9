export { mailPreferenceHandlers } from './mail-preferences.routes.ts';
export { quietHoursAmong } from './mail-preferences.store.ts';
export { queueChosenMail } from './queue-chosen-mail.ts';
export { recipientNow } from './recipient-now.ts';
export { serveOneClick } from './serve-one-click.ts';
