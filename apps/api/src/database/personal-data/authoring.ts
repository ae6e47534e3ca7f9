import { KEPT_DAYS } from '@academy/domain/product';
import { courseDraftFiles, courseDrafts, courseDraftWriters } from '../../modules/authoring/drafts/tables.ts';
import {
  courseFiles,
  courseFileVersions,
  coursePublications,
} from '../../modules/catalogue/course-files/tables.ts';
import { byAccount, impersonal, personal } from './entry.ts';

const WRITTEN = 'What staff are writing for learners, with who wrote it: a second person reviews it.';
const TEXT_OF_THE_ACADEMY = 'The academy’s own text.';
const UNTIL_PUBLISHED = `Until the draft is published, or ${KEPT_DAYS.discardedDrafts} days after it was discarded; the name goes with the account.`;

export const AUTHORING_REGISTER = {
  course_files: impersonal(courseFiles, 'The source of what is taught.', [
    'courseId',
    'path',
    'version',
    'text',
    'fileText',
    'settledText',
    'isEdited',
    'changedAt',
  ]),
  course_file_versions: impersonal(courseFileVersions, 'What was taught before.', [
    'courseId',
    'path',
    'version',
    'text',
    'publicationId',
  ]),
  course_drafts: personal(courseDrafts, {
    purpose: WRITTEN,
    kept: UNTIL_PUBLISHED,
    seenBy: ['trainers', 'administrators'],
    rows: [byAccount(courseDrafts.createdBy)],
    told: [
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
  course_draft_files: personal(courseDraftFiles, {
    purpose: WRITTEN,
    kept: UNTIL_PUBLISHED,
    seenBy: ['trainers', 'administrators'],
    rows: [byAccount(courseDraftFiles.changedBy)],
    told: ['courseId', 'path', 'draftId', 'version', 'changedBy', 'changedAt', 'discardedAt'],
    withheld: { text: TEXT_OF_THE_ACADEMY, baseVersion: TEXT_OF_THE_ACADEMY },
  }),
  course_draft_writers: personal(courseDraftWriters, {
    purpose: WRITTEN,
    kept: UNTIL_PUBLISHED,
    seenBy: ['trainers', 'administrators'],
    rows: [byAccount(courseDraftWriters.userId)],
    told: ['draftId', 'userId'],
    withheld: {},
  }),
  course_publications: personal(coursePublications, {
    purpose: 'Who wrote and who reviewed what learners read.',
    kept: 'As long as the course; the names go with the accounts.',
    seenBy: ['trainers', 'administrators'],
    rows: [byAccount(coursePublications.publishedBy)],
    told: ['id', 'courseId', 'title', 'publishedBy', 'publishedAt'],
    withheld: { writtenBy: 'Ids of accounts, which say nothing to a reader.' },
    stays: { columns: ['writtenBy'], why: 'An id without an account names nobody.' },
  }),
};
