import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { studentMessages } from './tables.ts';

export const personalData = {
  studentMessages: personal(studentMessages, {
    purpose: 'What those who teach you have written to you by mail.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(studentMessages.userId)],
    exported: ['userId', 'courseId', 'content', 'sentAt'],
    withheld: {
      id: 'A number of ours that says nothing.',
      senderId: 'A member of staff; the mail itself carries the name.',
    },
  }),
};
