import { sastDateTime } from '../../kernel/index.ts';

/** What can have happened. A new kind needs a name here and its words below; the table accepts it as it is. */
export const NOTICE_KINDS = [
  'achievement',
  'certificate',
  'seat-given',
  'session-moved',
  'session-cancelled',
  'seat-lost',
  'event-cancelled',
  'event-restored',
  'attendance-withdrawn',
  'redemption-accepted',
  'redemption-fulfilled',
  'redemption-returned',
  'course-paid',
  'payment-returned',
  'course-taken-back',
  'course-given-back',
  'ticket-answered',
  'project-handed-in',
  'project-passed',
  'project-once-more',
  'peer-review',
  'peer-review-reported',
  'draft-in-review',
  'draft-returned',
  'draft-published',
  'administrator-changed',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Read notices are kept for this long. */
export const READ_NOTICE_RETENTION_DAYS = 90;
/** Above this the bell only says "more". */
export const UNREAD_COUNTED_MOST = 100;

export interface Notice {
  readonly kind: NoticeKind;
  /** What it is about: a person has one notice per kind and subject, however often it is reported. */
  readonly subject: string;
  /** Its name: of the badge, the course, the session, the reward. */
  readonly title: string;
  /** A date that it is about. */
  readonly dueAt: Date | null;
}

export interface NoticeWords {
  readonly title: string;
  readonly sentence: string;
  /** The page with more about it. */
  readonly path: string;
}

const CALENDAR = '/training?view=calendar';
const COINS = '/crypto';

const projectPath = (subject: string) =>
  `/course/${encodeURIComponent(subject.split(':', 1)[0] ?? '')}/project`;

/** The subject starts with the course, before the draft and its version, because the page belongs to the course. */
const authoringPath = (subject: string) => `/authoring/${encodeURIComponent(subject.split(':', 1)[0] ?? '')}`;

const on = (dueAt: Date | null) => (dueAt === null ? '' : ` on ${sastDateTime(dueAt)}`);

const WORDS: { readonly [Kind in NoticeKind]: (notice: Notice) => NoticeWords } = {
  achievement: ({ title, subject }) => ({
    title: 'Achievement unlocked',
    sentence: `You have earned ${title}.`,
    path: `/achievements/${encodeURIComponent(subject)}`,
  }),
  certificate: ({ title, subject }) => ({
    title: 'Your certificate is ready',
    sentence: `Your certificate for ${title} is there to download and share.`,
    path: `/verify/${encodeURIComponent(subject)}`,
  }),
  'seat-given': ({ title, dueAt }) => ({
    title: 'You have a seat',
    sentence: `A seat opened up in “${title}”${on(dueAt)}, and it is yours.`,
    path: CALENDAR,
  }),
  'session-moved': ({ title, dueAt }) => ({
    title: 'A session has a new time',
    sentence: `“${title}” now starts${on(dueAt)}.`,
    path: CALENDAR,
  }),
  'session-cancelled': ({ title, dueAt }) => ({
    title: 'A session was cancelled',
    sentence: `“${title}”${on(dueAt)} will not take place. You are welcome to book another one.`,
    path: CALENDAR,
  }),
  'seat-lost': ({ title, dueAt }) => ({
    title: 'Your seat was released',
    sentence: `“${title}” has moved, and you already have another booking${on(dueAt)}.`,
    path: CALENDAR,
  }),
  'event-cancelled': ({ title, dueAt }) => ({
    title: 'An event was cancelled',
    sentence: `“${title}”${on(dueAt)} will not take place. You are welcome to look for another one.`,
    path: '/events',
  }),
  'event-restored': ({ title, dueAt }) => ({
    title: 'An event takes place after all',
    sentence: `“${title}”${on(dueAt)} is back, and your registration still counts.`,
    path: '/events',
  }),
  'attendance-withdrawn': ({ title, dueAt }) => ({
    title: 'Your attendance was corrected',
    sentence: `You had been marked present at “${title}”${on(dueAt)} by mistake. Coins and badges you have earned stay yours.`,
    path: CALENDAR,
  }),
  'redemption-accepted': ({ title, dueAt }) => ({
    title: 'Your request was accepted',
    sentence: `${title}${on(dueAt)}.`,
    path: COINS,
  }),
  'redemption-fulfilled': ({ title }) => ({
    title: 'Your request is complete',
    sentence: `${title}.`,
    path: COINS,
  }),
  'redemption-returned': ({ title }) => ({
    title: 'Your coins are back',
    sentence: `We returned what you paid for ${title}. You will find the reason under your requests.`,
    path: COINS,
  }),
  'course-paid': ({ title, subject }) => ({
    title: 'Your payment has arrived',
    sentence: `You have a place in ${title}.`,
    path: `/course/${encodeURIComponent(subject)}`,
  }),
  'payment-returned': ({ title }) => ({
    title: 'Your money is on its way back',
    sentence: `We have returned what you paid for ${title}.`,
    path: '/orders',
  }),
  'course-taken-back': ({ title }) => ({
    title: 'What a refund took back',
    sentence: `${title} What you learned stays on your record, and you can earn it all back by taking the course again.`,
    path: COINS,
  }),
  // The subject starts with the course, before the id of what was withdrawn, because the page belongs to the course.
  'course-given-back': ({ title, subject }) => ({
    title: 'Welcome back',
    sentence: `You are in ${title} again, and what the refund had taken is yours again.`,
    path: `/course/${encodeURIComponent(subject.split(':', 1)[0] ?? '')}`,
  }),
  // Every answer is a separate notice: its position in the thread follows the id of the question.
  'ticket-answered': ({ title, subject }) => ({
    title: 'Your question has an answer',
    sentence: `You asked: ${title}.`,
    path: `/tickets/${encodeURIComponent(subject.split(':', 1)[0] ?? '')}`,
  }),
  'project-handed-in': ({ title, subject }) => ({
    title: 'A project is waiting for you',
    sentence: `A learner has handed in ${title}.`,
    path: `/project-reviews/${encodeURIComponent(subject.split(':', 1)[0] ?? '')}`,
  }),
  // The subject starts with the course, before the id of the submission, because the page belongs to the course.
  'project-passed': ({ title, subject }) => ({
    title: 'Your project has passed',
    sentence: `Your trainer has read ${title} and passed it.`,
    path: projectPath(subject),
  }),
  'peer-review': ({ title, subject }) => ({
    title: 'A fellow learner has read your project',
    sentence: `There is a review of “${title}”.`,
    path: `${projectPath(subject)}/peers`,
  }),
  'peer-review-reported': ({ title, subject }) => ({
    title: 'A peer review was reported',
    sentence: `Please look at what a learner wrote about “${title}”.`,
    path: `/project-reviews/${encodeURIComponent(subject.split(':', 1)[0] ?? '')}`,
  }),
  'draft-in-review': ({ title, subject }) => ({
    title: 'A draft is waiting for a review',
    sentence: `A colleague has sent “${title}” to be read and published.`,
    path: authoringPath(subject),
  }),
  'draft-returned': ({ title, subject }) => ({
    title: 'Your draft came back',
    sentence: `Your reviewer has left a note on “${title}”.`,
    path: authoringPath(subject),
  }),
  'draft-published': ({ title, subject }) => ({
    title: 'Your draft is published',
    sentence: `Learners read “${title}” from now on.`,
    path: authoringPath(subject),
  }),
  'administrator-changed': ({ title, dueAt }) => ({
    title: 'An administrator’s account was changed',
    sentence: `${title}${on(dueAt)}.`,
    path: '/admin/people',
  }),
  'project-once-more': ({ title, subject }) => ({
    title: 'Your project, once more',
    sentence: `Your trainer has read ${title} and says what it still needs.`,
    path: projectPath(subject),
  }),
};

export function noticeWords(notice: Notice): NoticeWords {
  return WORDS[notice.kind](notice);
}
