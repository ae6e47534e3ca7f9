import {
  A_SECRET,
  byAccount,
  byAddress,
  byRow,
  impersonal,
  personal,
} from '../../../database/personal-data.ts';
import { waitlistCounter, waitlistEntries, waitlistRepeatedLinks, waitlistTakings } from './tables.ts';

export const personalData = {
  waitlistCounter: impersonal(waitlistCounter, 'How many places are taken.', ['isOnly', 'used', 'changes']),
  waitlistEntries: personal(waitlistEntries, {
    purpose: 'Your place on the waiting list, with the province that you live in.',
    retention: 'As long as your place or your account.',
    seenBy: ['self', 'administrators', 'everyone'],
    rows: [byAccount(waitlistEntries.userId), byAddress(waitlistEntries.email)],
    exported: [
      'id',
      'position',
      'email',
      'name',
      'province',
      'registeredAt',
      'referralCode',
      'userId',
      'confirmBy',
      'confirmedAt',
    ],
    withheld: { confirmationHash: A_SECRET, referredBy: 'Says something about another person.' },
  }),
  waitlistRepeatedLinks: personal(waitlistRepeatedLinks, {
    purpose: 'Links to confirm your place that were mailed again.',
    retention: 'As long as your place or your account.',
    seenBy: ['self'],
    rows: [byRow(waitlistRepeatedLinks.entryId, waitlistEntries, waitlistEntries.id)],
    exported: ['entryId'],
    withheld: { tokenHash: A_SECRET },
  }),
  waitlistTakings: impersonal(waitlistTakings, 'How many places a network took today, under a hash.', [
    'networkHash',
    'takenAt',
  ]),
};
