import { RETENTION_DAYS } from '@academy/domain/product';
import { byLastWord, impersonal, personal } from '../database/personal-data.ts';
import { documents, grantKey, repeatableAnswers, webAssets, webBuilds } from './tables.ts';

export const personalData = {
  repeatableAnswers: personal(repeatableAnswers, {
    purpose: 'What we have answered: so that a request whose answer was lost on the way is not done twice.',
    retention: `${RETENTION_DAYS.answers} days.`,
    seenBy: ['self'],
    rows: [byLastWord(repeatableAnswers.scope)],
    exported: ['scope', 'createdAt'],
    withheld: {
      keyHash: 'A number that your browser made up.',
      fingerprint: 'A hash of what you sent.',
      body: 'A copy of what you were answered; the tables that it came from are told.',
      refusal: 'A copy of what you were answered.',
      claimId: 'A number of our own.',
      claimedUntil: 'For the moment of the request.',
    },
  }),
  documents: impersonal(documents, 'What is taught, ready to be read.', [
    'hash',
    'kind',
    'subject',
    'access',
    'courseId',
    'br',
    'gzip',
    'sizeBytes',
    'replacedAt',
  ]),
  webBuilds: impersonal(webBuilds, 'The last two builds of the web app.', ['number', 'id', 'storedAt']),
  webAssets: impersonal(webAssets, 'Scripts and pictures of the web app.', [
    'name',
    'build',
    'plain',
    'br',
    'gzip',
  ]),
  grantKey: impersonal(grantKey, 'A key of the server.', ['isOnly', 'secret']),
};
