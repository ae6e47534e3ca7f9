import { describe, expect, it } from 'vitest';
import { invitationsText, mailText, waitingText } from './desk-words.ts';

const nobody = { unconfirmed: 0, waiting: 0, invited: 0, expired: 0, joined: 0 };

describe("the administrator's desk", () => {
  it.each([
    [{}, 'Nobody waits for an invitation.'],
    [{ waiting: 1 }, '1 person to invite.'],
    [{ waiting: 7, unconfirmed: 2 }, '7 people to invite. 2 not confirmed yet.'],
  ])('says of the waiting list %o: %s', (counts, said) => {
    expect(waitingText({ ...nobody, ...counts })).toBe(said);
  });

  it.each([
    [{}, 'None open, 0 joined.'],
    [{ invited: 3, expired: 1, joined: 12 }, '3 open, 1 expired, 12 joined.'],
  ])('says of the invitations %o: %s', (counts, said) => {
    expect(invitationsText({ ...nobody, ...counts })).toBe(said);
  });

  it.each([
    [0, 0, true, 'All mail is sent.'],
    [2, 0, true, '2 on the way.'],
    [5, 3, true, '3 of 5 unsent failed and will be tried again.'],
    [0, 0, false, 'Empty. No mail server is set up.'],
    [9, 0, false, '9 waiting: no mail server is set up.'],
  ])('says of %i unsent mails, %i failed, with a server: %s', (unsent, failed, sendsMail, said) => {
    expect(mailText({ unsent, failed }, sendsMail)).toBe(said);
  });
});
