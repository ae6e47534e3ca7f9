export { outboxHandlers } from './outbox.routes.ts';
export { countUnsent, forgetMailsBefore } from './outbox.store.ts';
export { queueMail } from './queue-mail.ts';
export { sendMail } from './send-mail.ts';
