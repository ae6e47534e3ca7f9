export { letter } from './letter.ts';
export { outboxHandlers } from './outbox.routes.ts';
export { countUnsent, forgetMailsBefore, forgetMailsTo } from './outbox.store.ts';
export { queueMail } from './queue-mail.ts';
export { sendMail } from './send-mail.ts';
