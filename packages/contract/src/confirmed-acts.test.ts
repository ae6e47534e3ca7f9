import { CONFIRMED_AREAS } from '@academy/domain/access';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

const OWN_PASSWORD = 'asks for the password in the same request';
const CLOSES_A_WAY_IN = 'closes a way in: must be quick for somebody who is robbed';
const IS_THE_CONFIRMATION = 'is the confirmation';
const NOTHING_STORED = 'stores nothing';
const OWN_DRAFT = 'learners see nothing of it before a second person publishes it, which is confirmed';
const LISTED_AGAIN = 'can be undone with one press, and the audit log says who it was';
const WITHOUT_PRICE = 'what the academy says of itself, without money: put right in the same form';
const NEW_ENTRY = 'has neither learners nor money yet, and is deleted with one press';
const DAILY_TEACHING = 'is the daily work of trainers, for their own learners, who are told';
const COINS = 'is about coins and rewards of the academy: no money leaves it, and the learner is told';

const CONTENT = ['courses', 'events', 'collections', 'instructors', 'curriculums', 'learning-paths'];
const ofContent = (method: string, suffix: string, reason: string, paths = CONTENT) =>
  Object.fromEntries(paths.map((path) => [`${method} /api/admin/${path}${suffix}`, reason]));

/**
 * Every write of staff, and every one to the own account, that needs no confirmation, with what a thief of a sign-in
 * would gain by it. A new endpoint belongs here or has `confirmedFor`.
 */
const NOT_CONFIRMED: Readonly<Record<string, string>> = {
  // The own account.
  'POST /api/auth/change-password': OWN_PASSWORD,
  'POST /api/auth/second-factor': OWN_PASSWORD,
  'POST /api/auth/second-factor/confirmation': 'shows the code of an app that the password has begun',
  'POST /api/auth/second-factor/recovery-codes': OWN_PASSWORD,
  'POST /api/auth/second-factor/removal': OWN_PASSWORD,
  'POST /api/auth/passkeys/challenge': OWN_PASSWORD,
  'POST /api/auth/passkeys': 'answers a challenge that the password was asked for',
  'POST /api/auth/passkeys/:passkeyId/removal': OWN_PASSWORD,
  'POST /api/auth/email-change': OWN_PASSWORD,
  'DELETE /api/auth/email-change': 'takes the own wish back: nothing changes by it',
  'POST /api/auth/sessions/:signInId/disowning': CLOSES_A_WAY_IN,
  'DELETE /api/auth/sessions/:signInId': CLOSES_A_WAY_IN,
  'DELETE /api/auth/sessions': CLOSES_A_WAY_IN,
  'POST /api/auth/confirmation/password': IS_THE_CONFIRMATION,
  'POST /api/auth/confirmation/code': IS_THE_CONFIRMATION,
  'POST /api/auth/confirmation/passkey/challenge': IS_THE_CONFIRMATION,
  'POST /api/auth/confirmation/passkey': IS_THE_CONFIRMATION,
  'PUT /api/privacy/export/:format/receipt':
    'deletes only a file whose hash is known, which the confirmed download alone tells',
  'POST /api/privacy/erasure': OWN_PASSWORD,
  'DELETE /api/privacy/erasure': 'keeps the own account: nothing is lost by it',
  'PUT /api/display-settings': 'how screens look to the person alone',

  // Writing courses.
  'POST /api/authoring/:courseId/check': NOTHING_STORED,
  'POST /api/authoring/:courseId/proof': NOTHING_STORED,
  'POST /api/authoring/:courseId/drafts': OWN_DRAFT,
  'PUT /api/authoring/:courseId/drafts/:draftId/files': OWN_DRAFT,
  'DELETE /api/authoring/:courseId/drafts/:draftId': 'can be brought back for 30 days',
  'POST /api/authoring/:courseId/drafts/:draftId/restoration': OWN_DRAFT,
  'POST /api/authoring/:courseId/drafts/:draftId/submission': OWN_DRAFT,
  'DELETE /api/authoring/:courseId/drafts/:draftId/submission': OWN_DRAFT,
  'POST /api/authoring/:courseId/modules': OWN_DRAFT,
  'POST /api/authoring/:courseId/lessons': OWN_DRAFT,
  'POST /api/authoring/:courseId/lesson-removals': OWN_DRAFT,
  'POST /api/authoring/:courseId/left-updates': 'keeps what learners have now',

  // The studio.
  ...ofContent('POST', '', NEW_ENTRY),
  ...ofContent('DELETE', '/:contentId', 'can be brought back, and is refused where learners have a place'),
  ...ofContent('PUT', '/:contentId', WITHOUT_PRICE, ['events', 'collections', 'instructors']),
  'POST /api/admin/content/:contentType/:contentId/restoration': LISTED_AGAIN,
  'PUT /api/admin/content/:contentType/:contentId/archive': LISTED_AGAIN,
  'POST /api/admin/content/:contentType/:contentId/proposal':
    'takes what the academy’s own files say, which were written where the server is looked after, or leaves it',
  'POST /api/admin/images': 'a picture that no page shows yet, up to 100 a day',

  // Teaching.
  'POST /api/sessions': 'a new session has no bookings, and its trainer cancels it',
  'PUT /api/sessions/:sessionId': DAILY_TEACHING,
  'PUT /api/sessions/:sessionId/details': DAILY_TEACHING,
  'POST /api/sessions/:sessionId/cancellation': DAILY_TEACHING,
  'POST /api/sessions/:sessionId/attendance': DAILY_TEACHING,
  'POST /api/students/:studentRef/messages': `${DAILY_TEACHING}; at most 50 mails a day, in the trainer’s name`,
  'POST /api/project-reviews/:submissionId/hold': 'ends by itself after an hour',
  'POST /api/project-reviews/:submissionId/decision': `${DAILY_TEACHING}; a certificate that follows can be revoked`,
  'PUT /api/project-reviews/peer-reviews/:reviewId':
    'hides or shows words of a fellow learner, and can be undone',

  // Administration.
  'POST /api/admin/waitlist/invitations':
    'goes to people who put themselves on the list, at their own address',
  'DELETE /api/admin/waitlist/invitations/:entryId': 'can be invited again',
  'POST /api/admin/redemptions/:redemptionId/acceptance': COINS,
  'POST /api/admin/redemptions/:redemptionId/fulfilment': COINS,
  'POST /api/admin/redemptions/:redemptionId/return': COINS,
  'POST /api/admin/reconciliation': 'compares our books with those of the provider, and changes neither',
  'POST /api/admin/agents/test': NOTHING_STORED,
};

const table = Object.entries<Endpoint>(endpoints);
type Row = (typeof table)[number];
const isWrite = ([key]: Row) => !key.startsWith('GET ');
const isOfStaff = ([, { access }]: Row) => access === 'trainer' || access === 'administrator';
/** Everybody's own account includes that of staff. */
const isOwnAccount = ([key, { access }]: Row) =>
  access === 'signed-in' && /^\w+ \/api\/(?:auth|privacy|display-settings)/.test(key);
const keysOf = (rows: readonly Row[]) => rows.map(([key]) => key).sort();

const confirmed = table.filter(([, { confirmedFor }]) => confirmedFor);

describe('what is worth stealing a sign-in for', () => {
  it('was decided for every write of staff and of the own account: it is confirmed, or the list says why not', () => {
    const writes = table.filter((row) => isWrite(row) && (isOfStaff(row) || isOwnAccount(row)));
    const undecided = writes.filter(([key, { confirmedFor }]) => !confirmedFor && !(key in NOT_CONFIRMED));
    expect(keysOf(undecided)).toEqual([]);
    const listed = writes.filter(([, { confirmedFor }]) => !confirmedFor);
    expect(Object.keys(NOT_CONFIRMED).sort()).toEqual(keysOf(listed));
  });

  it('has an endpoint in each area', () => {
    const areas = new Set(confirmed.map(([, { confirmedFor }]) => confirmedFor));
    expect([...areas].sort()).toEqual([...CONFIRMED_AREAS].sort());
  });

  it('is a write: reading asks nobody, and a learner is asked for the copy of their own data alone', () => {
    expect(keysOf(confirmed.filter((row) => !isWrite(row)))).toEqual([]);
    expect(keysOf(confirmed.filter((row) => !isOfStaff(row)))).toEqual([
      'POST /api/privacy/export',
      'POST /api/privacy/export/:format',
    ]);
  });

  it('is asked in some cases only where the case is a matter of what the request changes', () => {
    const inSomeCases = confirmed.filter(([, { confirmedWhen }]) => confirmedWhen);
    expect(keysOf(inSomeCases)).toEqual([
      'POST /api/authoring/:courseId/drafts/:draftId/decision',
      'PUT /api/admin/courses/:contentId',
      'PUT /api/admin/curriculums/:contentId',
      'PUT /api/admin/learning-paths/:contentId',
      'PUT /api/events/:eventId/joining-link',
      'PUT /api/sessions/:sessionId/joining-link',
    ]);
  });
});
