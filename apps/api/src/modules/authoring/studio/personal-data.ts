import { byAccount, personal } from '../../../database/personal-data.ts';
import { contentImages } from './tables.ts';

const PUBLISHED = 'What the academy publishes, with who of the staff changed it last.';

export const personalData = {
  contentImages: personal(contentImages, {
    purpose: PUBLISHED,
    retention: 'As long as the picture; the name goes with the account.',
    seenBy: ['administrators'],
    rows: [byAccount(contentImages.uploadedBy)],
    exported: ['hash', 'width', 'height', 'uploadedAt', 'uploadedBy'],
    withheld: { jpeg: 'The academy’s own picture.' },
  }),
};
