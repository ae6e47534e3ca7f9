import { byAccount, byRow, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { ticketMessages, tickets } from './tables.ts';

export const personalData = {
  tickets: personal(tickets, {
    purpose: 'What you have asked people of the academy.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'trainers', 'administrators'],
    rows: [byAccount(tickets.userId)],
    exported: [
      'id',
      'userId',
      'subject',
      'courseId',
      'lessonId',
      'chat',
      'createdAt',
      'lastAt',
      'lastFrom',
      'closedAt',
    ],
    withheld: {},
  }),
  ticketMessages: personal(ticketMessages, {
    purpose: 'What was written in those questions and answers.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'trainers', 'administrators'],
    rows: [byRow(ticketMessages.ticketId, tickets, tickets.id), byAccount(ticketMessages.authorId)],
    exported: ['ticketId', 'place', 'authorName', 'writtenFrom', 'content', 'writtenAt'],
    withheld: { authorId: 'Can be a member of staff; the name is told.' },
  }),
};
