import { byAccount, personal } from '../../../database/personal-data.ts';
import { contentEntries } from './tables.ts';

const PUBLISHED = 'What the academy publishes, with who of the staff changed it last.';
const TEXT_OF_THE_ACADEMY = 'The academy’s own text.';

export const personalData = {
  contentEntries: personal(contentEntries, {
    purpose: PUBLISHED,
    retention: 'As long as the entry; the name goes with the account.',
    seenBy: ['administrators', 'everyone'],
    rows: [byAccount(contentEntries.changedBy)],
    exported: ['type', 'id', 'version', 'changedAt', 'changedBy'],
    withheld: {
      origin: TEXT_OF_THE_ACADEMY,
      position: TEXT_OF_THE_ACADEMY,
      fields: TEXT_OF_THE_ACADEMY,
      more: TEXT_OF_THE_ACADEMY,
      fileFields: TEXT_OF_THE_ACADEMY,
      settledFields: TEXT_OF_THE_ACADEMY,
      isEdited: TEXT_OF_THE_ACADEMY,
      archivedAt: TEXT_OF_THE_ACADEMY,
      removedAt: TEXT_OF_THE_ACADEMY,
      deletedAt: TEXT_OF_THE_ACADEMY,
    },
    stays: {
      columns: ['fields', 'fileFields', 'settledFields'],
      why: 'The text of the entry of a teacher, as it is published.',
    },
  }),
};
