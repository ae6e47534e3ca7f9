export { letter } from './letter.ts';
export { countUnsent, forgetMailsTo } from './outbox.store.ts';
export { queueMail } from './queue-mail.ts';
export { sendMail } from './send-mail.ts';
