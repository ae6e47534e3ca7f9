interface MailKindRow {
  readonly name: string;
  readonly description: string;
  /** Whether it is sent to people who have not chosen. */
  readonly isWantedAtFirst: boolean;
}

/**
 * The optional mails. What an account, a booking or a payment needs (links for a password, a seat, a changed time, a
 * receipt) is not among them and is always sent.
 */
export const MAIL_KINDS = {
  'course-updates': {
    name: 'Course updates and announcements',
    description: 'What changes in your courses, and what the academy has to tell you about them.',
    isWantedAtFirst: true, // 2§2
  },
  achievements: {
    name: 'Achievement notifications',
    description: 'The badges that you earned, in one mail a day at most, in the late afternoon.',
    isWantedAtFirst: true, // 2§2
  },
  promotions: {
    name: 'Promotional emails',
    description: 'Offers and new courses.',
    isWantedAtFirst: false, // 2§2
  },
  certificates: {
    name: 'Certificates',
    description: 'When a certificate is ready, with its link.',
    isWantedAtFirst: true,
  },
  'session-reminders': {
    name: 'Reminders of sessions',
    description: 'A day and an hour before a session that you have booked.',
    isWantedAtFirst: true,
  },
  'coin-requests': {
    name: 'Coin requests',
    description: 'When a request of yours is accepted, done or returned.',
    isWantedAtFirst: true,
  },
  'project-reviews': {
    name: 'Project reviews',
    description: 'When somebody has read a project that you handed in.',
    isWantedAtFirst: true,
  },
} as const satisfies Record<string, MailKindRow>;

export type MailKind = keyof typeof MAIL_KINDS;
export const MAIL_KIND_NAMES = Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]];

export const isMailKind = (text: string): text is MailKind => Object.hasOwn(MAIL_KINDS, text);

/** What a person has chosen, or the default. */
export function isMailWanted(kind: MailKind, preference: boolean | null | undefined): boolean {
  return preference ?? MAIL_KINDS[kind].isWantedAtFirst;
}
