import type { Answer } from '@academy/contract';

type Overview = Answer<'GET /api/admin/overview'>;

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** How many can be invited now, and how many still have to confirm an address. */
export function waitingText({ waiting, unconfirmed }: Overview['waitlist']): string {
  const who = waiting === 0 ? 'Nobody is waiting for an invitation.' : `${people(waiting)} to invite.`;
  return unconfirmed === 0 ? who : `${who} ${unconfirmed} not confirmed yet.`;
}

export function invitationsText({ invited, expired, joined }: Overview['waitlist']): string {
  const open = invited === 0 ? 'None open' : `${invited} open`;
  return [open, ...(expired === 0 ? [] : [`${expired} expired`]), `${joined} joined`].join(', ').concat('.');
}

export function rewardsText({ pending }: Overview['rewards']): string {
  return pending === 0 ? 'Nobody is waiting.' : `${people(pending)} waiting for an answer.`;
}

export function paymentsText({ isConfigured, odd }: Overview['payments']): string {
  if (odd > 0) return odd === 1 ? '1 order needs a look.' : `${odd} orders need a look.`;
  return isConfigured ? 'Nothing needs a look.' : 'Not set up. Courses are free.';
}

export function vouchersText({ open }: Overview['vouchers']): string {
  if (open === 0) return 'No codes are open.';
  return open === 1 ? '1 code is open.' : `${open} codes are open.`;
}

export function mailText({ unsent, failed }: Overview['outbox'], sendsMail: boolean): string {
  if (!sendsMail)
    return unsent === 0 ? 'Empty. No mail server is set up.' : `${unsent} waiting: no mail server is set up.`;
  if (failed > 0) return `${failed} of ${unsent} unsent failed and will be tried again.`;
  return unsent === 0 ? 'All email has been sent.' : `${unsent} on the way.`;
}
