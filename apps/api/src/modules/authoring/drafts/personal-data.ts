import { RETENTION_DAYS } from '@academy/domain/product';
import { byAccount, personal } from '../../../database/personal-data.ts';
import { courseDraftFiles, courseDrafts, courseDraftWriters } from './tables.ts';

const WRITTEN = 'What staff are writing for learners, with who wrote it: a second person reviews it.';
const UNTIL_PUBLISHED = `Until the draft is published, or ${RETENTION_DAYS.discardedDrafts} days after it was discarded; the name goes with the account.`;
const TEXT_OF_THE_ACADEMY = 'The academy’s own text.';

export const personalData = {
  courseDrafts: personal(courseDrafts, {
    purpose: WRITTEN,
    retention: UNTIL_PUBLISHED,
    seenBy: ['trainers', 'administrators'],
    rows: [byAccount(courseDrafts.createdBy)],
    exported: [
      'id',
      'courseId',
      'title',
      'state',
      'version',
      'createdBy',
      'createdAt',
      'changedAt',
      'discardedAt',
    ],
    withheld: { note: 'The words of the person who reviewed it.' },
  }),
  courseDraftFiles: personal(courseDraftFiles, {
    purpose: WRITTEN,
    retention: UNTIL_PUBLISHED,
    seenBy: ['trainers', 'administrators'],
    rows: [byAccount(courseDraftFiles.changedBy)],
    exported: ['courseId', 'path', 'draftId', 'version', 'changedBy', 'changedAt', 'discardedAt'],
    withheld: { text: TEXT_OF_THE_ACADEMY, baseVersion: TEXT_OF_THE_ACADEMY },
  }),
  courseDraftWriters: personal(courseDraftWriters, {
    purpose: WRITTEN,
    retention: UNTIL_PUBLISHED,
    seenBy: ['trainers', 'administrators'],
    rows: [byAccount(courseDraftWriters.userId)],
    exported: ['draftId', 'userId'],
    withheld: {},
  }),
};
