import { RETENTION_DAYS } from '@academy/domain/product';
import { byAccount, byAddress, personal } from '../../../database/personal-data.ts';
import { outboxMails } from './tables.ts';

export const personalData = {
  outboxMails: personal(outboxMails, {
    purpose: 'The emails that we have sent you: so that we can see whether they went out.',
    retention: `${RETENTION_DAYS.mails} days; the text only until the email is sent.`,
    seenBy: ['administrators'],
    rows: [byAddress(outboxMails.recipient, outboxMails.userId), byAccount(outboxMails.userId)],
    exported: ['id', 'recipient', 'subject', 'createdAt', 'sentAt', 'userId', 'kind'],
    withheld: {
      body: 'You have it in your mail. It can hold a link that opens your account.',
      unsubscribeUrl: 'A link that works without a sign-in.',
      lastError: 'Words of a mail server.',
    },
    stays: {
      columns: ['subject', 'body'],
      why: `An email to somebody else, such as a trainer whom you asked, can have your name in it. It is gone after ${RETENTION_DAYS.mails} days.`,
    },
  }),
};
