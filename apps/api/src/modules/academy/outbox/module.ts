import { outboxEndpoints } from '@academy/contract/academy/outbox';
import { RETENTION_DAYS } from '@academy/domain/product';
import { defineModule } from '../../define-module.ts';
import { outboxHandlers } from './outbox.routes.ts';
import { countUnsent, forgetMailsBefore, forgetMailsTo } from './outbox.store.ts';
import { personalData } from './personal-data.ts';
import { sendMail } from './send-mail.ts';
import * as tables from './tables.ts';

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    'send-mail': { readonly mailId: string };
  }
}

export const outbox = defineModule({
  tables,
  personalData,
  endpoints: outboxEndpoints,
  handlers: outboxHandlers,
  jobs: {
    'send-mail': {
      handler:
        (context) =>
        ({ mailId }) =>
          sendMail(context, mailId),
    },
  },
  retention: { outbox_mails: ({ db, daysAgo }) => forgetMailsBefore(db, daysAgo(RETENTION_DAYS.mails)) },
  erase: {
    async forget(_context, tx, { email }) {
      if (email !== null) await forgetMailsTo(tx, email);
    },
  },
  async health({ config }, db) {
    const { unsent, failed } = await countUnsent(db);
    return { sendsMail: config.SMTP_URL !== null, unsentMails: unsent, failedMails: failed };
  },
});
