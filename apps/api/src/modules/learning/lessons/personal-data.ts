import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { lessonWritings } from './tables.ts';

export const personalData = {
  lessonWritings: personal(lessonWritings, {
    purpose: 'Your notes and what you wrote in exercises.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(lessonWritings.userId)],
    exported: ['userId', 'lessonId', 'slot', 'body', 'writtenAt'],
    withheld: {},
  }),
};
