import { byAccount, personal } from '../../../database/personal-data.ts';
import { auditLog } from './tables.ts';

export const personalData = {
  auditLog: personal(auditLog, {
    purpose: 'What staff have done to accounts, content and money: so that they can be held to it.',
    retention: 'For ever, by number and never by name.',
    seenBy: ['administrators'],
    // Not by actor: those rows are about the person that it was done to.
    rows: [byAccount(auditLog.subject)],
    exported: ['id', 'action', 'subject', 'happenedAt', 'reason'],
    withheld: { actorId: 'Says something about another person: the member of staff who did it.' },
    stays: {
      columns: ['subject'],
      why: 'That staff did something to an account has to stay provable. The log keeps the number of the account, which then leads to nobody; the reason that was written is taken out.',
    },
  }),
};
