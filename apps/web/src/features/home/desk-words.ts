import type { Answer } from '@academy/contract';

type Overview = Answer<'GET /api/admin/overview'>;

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Who can be invited now, and who still has to confirm an address. */
export function waitingText({ waiting, unconfirmed }: Overview['waitlist']): string {
  const who = waiting === 0 ? 'Nobody waits for an invitation.' : `${people(waiting)} to invite.`;
  return unconfirmed === 0 ? who : `${who} ${unconfirmed} not confirmed yet.`;
}

export function invitationsText({ invited, expired, joined }: Overview['waitlist']): string {
  const open = invited === 0 ? 'None open' : `${invited} open`;
  return [open, ...(expired === 0 ? [] : [`${expired} expired`]), `${joined} joined`].join(', ').concat('.');
}

export function mailText({ unsent, failed }: Overview['outbox'], sendsMail: boolean): string {
  if (!sendsMail)
    return unsent === 0 ? 'Empty. No mail server is set up.' : `${unsent} waiting: no mail server is set up.`;
  if (failed > 0) return `${failed} of ${unsent} unsent failed and will be tried again.`;
  return unsent === 0 ? 'All mail is sent.' : `${unsent} on the way.`;
}
