import { describe, expect, it } from 'vitest';
import {
  invitationsText,
  mailText,
  paymentsText,
  rewardsText,
  vouchersText,
  waitingText,
} from './desk-words.ts';

const nobody = { unconfirmed: 0, waiting: 0, invited: 0, expired: 0, joined: 0 };

describe("the administrator's desk", () => {
  it.each([
    [{}, 'Nobody is waiting for an invitation.'],
    [{ waiting: 1 }, '1 person to invite.'],
    [{ waiting: 7, unconfirmed: 2 }, '7 people to invite. 2 not confirmed yet.'],
  ])('says of the waiting list %o: %s', (counts, words) => {
    expect(waitingText({ ...nobody, ...counts })).toBe(words);
  });

  it.each([
    [{}, 'None open, 0 joined.'],
    [{ invited: 3, expired: 1, joined: 12 }, '3 open, 1 expired, 12 joined.'],
  ])('says of the invitations %o: %s', (counts, words) => {
    expect(invitationsText({ ...nobody, ...counts })).toBe(words);
  });

  it.each([
    [false, 0, 'Not set up. Courses are free.'],
    [true, 0, 'Nothing needs a look.'],
    [true, 1, '1 order needs a look.'],
    [false, 2, '2 orders need a look.'],
  ])('says of payments, set up %s, %i of them odd: %s', (isConfigured, odd, words) => {
    expect(paymentsText({ isConfigured, odd })).toBe(words);
  });

  it.each([
    [0, 'No codes are open.'],
    [1, '1 code is open.'],
    [12, '12 codes are open.'],
  ])('says of %i codes: %s', (open, words) => {
    expect(vouchersText({ open })).toBe(words);
  });

  it.each([
    [0, 0, true, 'All email has been sent.'],
    [2, 0, true, '2 on the way.'],
    [5, 3, true, '3 of 5 unsent failed and will be tried again.'],
    [0, 0, false, 'Empty. No mail server is set up.'],
    [9, 0, false, '9 waiting: no mail server is set up.'],
  ])('says of %i unsent mails, %i failed, with a server: %s', (unsent, failed, sendsMail, words) => {
    expect(mailText({ unsent, failed }, sendsMail)).toBe(words);
  });
});

describe('requests for rewards on an administrator’s Home', () => {
  it.each([
    [0, 'Nobody is waiting.'],
    [1, '1 person waiting for an answer.'],
    [3, '3 people waiting for an answer.'],
  ])('%i of them reads "%s"', (pending, words) => {
    expect(rewardsText({ pending })).toBe(words);
  });
});
