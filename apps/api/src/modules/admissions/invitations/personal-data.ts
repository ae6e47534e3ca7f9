import { A_SECRET, byRow, personal } from '../../../database/personal-data.ts';
import { waitlistEntries } from '../waitlist/tables.ts';
import { invitations } from './tables.ts';

export const personalData = {
  invitations: personal(invitations, {
    purpose: 'The invitations that we have mailed you.',
    retention: 'As long as your place or your account.',
    seenBy: ['self', 'administrators'],
    rows: [byRow(invitations.entryId, waitlistEntries, waitlistEntries.id)],
    exported: ['entryId', 'createdAt', 'expiresAt', 'usedAt', 'revokedAt'],
    withheld: { tokenHash: A_SECRET },
  }),
};
