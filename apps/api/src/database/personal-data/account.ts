import { ERASURE_GRACE_DAYS, EXPORT_KEPT_DAYS } from '@academy/domain/privacy/own-data';
import { KEPT_DAYS } from '@academy/domain/product';
import { repeatableAnswers } from '../../http/tables.ts';
import { academySettings } from '../../modules/academy/academy-settings/tables.ts';
import { auditLog } from '../../modules/academy/audit/tables.ts';
import { notices } from '../../modules/academy/notices/tables.ts';
import { outboxMails } from '../../modules/academy/outbox/tables.ts';
import { displaySettings } from '../../modules/accounts/display-settings/tables.ts';
import { users } from '../../modules/accounts/identity/tables.ts';
import { mailPreferences, quietHours } from '../../modules/accounts/mail-preferences/tables.ts';
import { avatars, profiles } from '../../modules/accounts/profiles/tables.ts';
import { invitations } from '../../modules/admissions/invitations/tables.ts';
import {
  waitlistCounter,
  waitlistEntries,
  waitlistRepeatedLinks,
  waitlistTakings,
} from '../../modules/admissions/waitlist/tables.ts';
import {
  accountErasures,
  consentHistory,
  dataExports,
  removals,
} from '../../modules/privacy/own-data/tables.ts';
import {
  A_SECRET,
  byAccount,
  byAddress,
  byLastWord,
  byRow,
  impersonal,
  personal,
  WITH_THE_ACCOUNT,
} from './entry.ts';

export const ACCOUNT_REGISTER = {
  users: personal(users, {
    purpose: 'Who you are here: so that you can sign in, and so that people know whom they talk to.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self', 'administrators', 'trainers'],
    rows: [byAccount(users.id)],
    told: [
      'id',
      'username',
      'fullName',
      'email',
      'avatarUrl',
      'role',
      'suspendedAt',
      'factorLostAt',
      'createdAt',
    ],
    withheld: { passwordHash: 'A protected form of your password, which nobody can read.' },
  }),
  profiles: personal(profiles, {
    purpose:
      'Where you live and what you learn for: so that the assistant can say what comes next for you. And whether fellow learners read your first name.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(profiles.userId)],
    told: ['userId', 'province', 'goal', 'isNameShown', 'changedAt'],
    withheld: {},
  }),
  avatars: personal(avatars, {
    purpose: 'Your picture, if you have chosen one.',
    kept: 'Until you remove it or replace it.',
    seenBy: ['self'],
    rows: [byAccount(avatars.userId)],
    told: ['userId', 'name', 'addedAt'],
    withheld: { jpeg: 'The picture itself. You find it under its name, at /avatars/.' },
  }),
  waitlist_counter: impersonal(waitlistCounter, 'How many places are taken.', ['isOnly', 'used', 'changes']),
  waitlist_entries: personal(waitlistEntries, {
    purpose: 'Your place on the waiting list, with the province that you live in.',
    kept: 'As long as your place or your account.',
    seenBy: ['self', 'administrators', 'everyone'],
    rows: [byAccount(waitlistEntries.userId), byAddress(waitlistEntries.email)],
    told: [
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
  waitlist_repeated_links: personal(waitlistRepeatedLinks, {
    purpose: 'Links to confirm your place that were mailed again.',
    kept: 'As long as your place or your account.',
    seenBy: ['self'],
    rows: [byRow(waitlistRepeatedLinks.entryId, waitlistEntries, waitlistEntries.id)],
    told: ['entryId'],
    withheld: { tokenHash: A_SECRET },
  }),
  waitlist_takings: impersonal(waitlistTakings, 'How many places a network took today, under a hash.', [
    'networkHash',
    'takenAt',
  ]),
  invitations: personal(invitations, {
    purpose: 'The invitations that we have mailed you.',
    kept: 'As long as your place or your account.',
    seenBy: ['self', 'administrators'],
    rows: [byRow(invitations.entryId, waitlistEntries, waitlistEntries.id)],
    told: ['entryId', 'createdAt', 'expiresAt', 'usedAt', 'revokedAt'],
    withheld: { tokenHash: A_SECRET },
  }),
  audit_log: personal(auditLog, {
    purpose: 'What staff have done to accounts, content and money: so that they can be held to it.',
    kept: 'For ever, by number and never by name.',
    seenBy: ['administrators'],
    // Not by who did it: those rows say something about the person that it was done to.
    rows: [byAccount(auditLog.subject)],
    told: ['id', 'action', 'subject', 'happenedAt', 'reason'],
    withheld: { actorId: 'Says something about another person: the member of staff who did it.' },
    stays: {
      columns: ['subject'],
      why: 'That staff did something to an account has to stay provable. The log keeps the number of the account, which then leads to nobody; the reason that was written is taken out.',
    },
  }),
  academy_settings: personal(academySettings, {
    purpose: 'What those who run the academy have decided, with who of the staff changed it last.',
    kept: 'As long as the academy, without a name once an account is gone.',
    seenBy: ['administrators'],
    rows: [byAccount(academySettings.changedBy)],
    told: [
      'onlyRow',
      'version',
      'launchAt',
      'announcedOn',
      'isOpen',
      'places',
      'featuredPriceInRand',
      'coursePriceInRand',
      'homeFirstPriceInRand',
      'homeStepInRand',
      'newCoursePriceInRand',
      'newCurriculumPriceInRand',
      'newPathPriceInRand',
      'gigabytePriceInCents',
      'generalEmail',
      'supportEmail',
      'phone',
      'documentationUrl',
      'videosUrl',
      'changedAt',
      'changedBy',
    ],
    withheld: {},
  }),
  outbox_mails: personal(outboxMails, {
    purpose: 'The emails that we have sent you: so that we can see whether they went out.',
    kept: `${KEPT_DAYS.mails} days; the text only until the email is sent.`,
    seenBy: ['administrators'],
    rows: [byAddress(outboxMails.recipient, outboxMails.userId), byAccount(outboxMails.userId)],
    told: ['id', 'recipient', 'subject', 'createdAt', 'sentAt', 'userId', 'kind'],
    withheld: {
      body: 'You have it in your mail. It can hold a link that opens your account.',
      unsubscribeUrl: 'A link that works without a sign-in.',
      lastError: 'Words of a mail server.',
    },
    stays: {
      columns: ['subject', 'body'],
      why: `An email to somebody else, such as a trainer whom you asked, can have your name in it. It is gone after ${KEPT_DAYS.mails} days.`,
    },
  }),
  notices: personal(notices, {
    purpose: 'What the bell tells you.',
    kept: 'As long as your account; what you have read, for 90 days.',
    seenBy: ['self'],
    rows: [byAccount(notices.userId)],
    told: ['id', 'userId', 'kind', 'subject', 'title', 'dueAt', 'happenedAt', 'readAt', 'mailedAt'],
    withheld: {},
  }),
  mail_preferences: personal(mailPreferences, {
    purpose: 'Which emails you want.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(mailPreferences.userId)],
    told: ['userId', 'kind', 'isWanted', 'changedAt'],
    withheld: {},
  }),
  quiet_hours: personal(quietHours, {
    purpose: 'The hours in which you want no emails that can wait.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(quietHours.userId)],
    told: ['userId', 'fromHour', 'toHour', 'changedAt'],
    withheld: {},
  }),
  display_settings: personal(displaySettings, {
    purpose: 'How large text is for you, and whether accessibility mode is on.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(displaySettings.userId)],
    told: ['userId', 'accessibilityMode', 'fontSize', 'changedAt'],
    withheld: {},
  }),
  repeatable_answers: personal(repeatableAnswers, {
    purpose: 'What we have answered: so that a request whose answer was lost on the way is not done twice.',
    kept: `${KEPT_DAYS.answers} days.`,
    seenBy: ['self'],
    rows: [byLastWord(repeatableAnswers.scope)],
    told: ['scope', 'createdAt'],
    withheld: {
      keyHash: 'A number that your browser made up.',
      fingerprint: 'A hash of what you sent.',
      body: 'A copy of what you were answered; the tables that it came from are told.',
      refusal: 'A copy of what you were answered.',
      claimId: 'A number of our own.',
      claimedUntil: 'For the moment of the request.',
    },
  }),
  data_exports: personal(dataExports, {
    purpose: 'The copy of your data that you have asked for.',
    kept: `Until you have downloaded it, ${EXPORT_KEPT_DAYS} days at most.`,
    seenBy: ['self'],
    rows: [byAccount(dataExports.userId)],
    told: ['userId', 'askedAt', 'readyAt', 'expiresAt'],
    withheld: { page: 'The copy itself.', json: 'The copy itself.' },
  }),
  account_erasures: personal(accountErasures, {
    purpose: 'That you have asked us to erase your account, and when that will be.',
    kept: `Until it is erased, ${ERASURE_GRACE_DAYS} days after you asked.`,
    seenBy: ['self'],
    rows: [byAccount(accountErasures.userId)],
    told: ['userId', 'askedAt', 'dueAt'],
    withheld: {},
  }),
  removals: impersonal(removals, 'How many rows were removed from which table, without whose they were.', [
    'id',
    'cause',
    'ranAt',
    'removed',
  ]),
  consent_history: personal(consentHistory, {
    purpose: 'What you have agreed to and taken back, and when.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(consentHistory.userId)],
    told: ['id', 'userId', 'kind', 'isGiven', 'saidAt'],
    withheld: {},
  }),
};
