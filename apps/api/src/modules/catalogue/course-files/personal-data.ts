import { byAccount, impersonal, personal } from '../../../database/personal-data.ts';
import { courseFiles, courseFileVersions, coursePublications } from './tables.ts';

export const personalData = {
  courseFiles: impersonal(courseFiles, 'The source of what is taught.', [
    'courseId',
    'path',
    'version',
    'text',
    'fileText',
    'settledText',
    'isEdited',
    'changedAt',
  ]),
  courseFileVersions: impersonal(courseFileVersions, 'What was taught before.', [
    'courseId',
    'path',
    'version',
    'text',
    'publicationId',
  ]),
  coursePublications: personal(coursePublications, {
    purpose: 'Who wrote and who reviewed what learners read.',
    retention: 'As long as the course; the names go with the accounts.',
    seenBy: ['trainers', 'administrators'],
    rows: [byAccount(coursePublications.publishedBy)],
    exported: ['id', 'courseId', 'title', 'publishedBy', 'publishedAt'],
    withheld: { writtenBy: 'Ids of accounts, which say nothing to a reader.' },
    stays: { columns: ['writtenBy'], why: 'An id without an account names nobody.' },
  }),
};
