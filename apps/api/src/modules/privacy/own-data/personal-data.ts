import { ERASURE_GRACE_DAYS, EXPORT_RETENTION_DAYS } from '@academy/domain/privacy/own-data';
import { byAccount, impersonal, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { accountErasures, consentHistory, dataExports, removals } from './tables.ts';

export const personalData = {
  dataExports: personal(dataExports, {
    purpose: 'The copy of your data that you have asked for.',
    retention: `Each file until it has reached you, ${EXPORT_RETENTION_DAYS} days at most.`,
    seenBy: ['self'],
    rows: [byAccount(dataExports.userId)],
    exported: ['userId', 'askedAt', 'readyAt', 'expiresAt'],
    withheld: { page: 'The copy itself.', json: 'The copy itself.' },
  }),
  accountErasures: personal(accountErasures, {
    purpose: 'That you have asked us to erase your account, and when that will be.',
    retention: `Until it is erased, ${ERASURE_GRACE_DAYS} days after you asked.`,
    seenBy: ['self'],
    rows: [byAccount(accountErasures.userId)],
    exported: ['userId', 'askedAt', 'dueAt'],
    withheld: {},
  }),
  removals: impersonal(removals, 'How many rows were removed from which table, without whose they were.', [
    'id',
    'cause',
    'ranAt',
    'removed',
    'unfinished',
  ]),
  consentHistory: personal(consentHistory, {
    purpose: 'What you have agreed to and taken back, and when.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(consentHistory.userId)],
    exported: ['id', 'userId', 'kind', 'isGiven', 'saidAt'],
    withheld: {},
  }),
};
