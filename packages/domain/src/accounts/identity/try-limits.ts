const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface TryLimit {
  readonly tries: number;
  readonly windowMs: number;
}

/** How many attempts are too many. An attempt that turns out to be no guess is given back. */
export const TRY_LIMITS = {
  // A browser that has signed in to the account before: its own attempts, whatever others do to the account.
  'known-device': { tries: 10, windowMs: 15 * MINUTE_MS },
  // One stranger guessing one account.
  'account-at-address': { tries: 5, windowMs: 15 * MINUTE_MS },
  // Strangers everywhere guessing one account.
  account: { tries: 30, windowMs: 60 * MINUTE_MS },
  // One address guessing many accounts. Thousands of people share the address of a mobile carrier.
  address: { tries: 300, windowMs: 15 * MINUTE_MS },
  // An address that has used these up is crowded: somebody there guesses, and thousands of others may share it. Each
  // account may still be tried there twice, so a right password on a new phone gets in. From one address that makes at
  // most 4 × 300 wrong passwords in an hour and 1,000 more at accounts that exist; names that do not exist use up none
  // of the 1,000.
  'account-at-crowded-address': { tries: 2, windowMs: 15 * MINUTE_MS },
  'crowded-address': { tries: 1000, windowMs: 60 * MINUTE_MS },
  // Someone who sits at a signed-in device and guesses the current password.
  'current-password': { tries: 10, windowMs: 15 * MINUTE_MS },
  // Codes of an app: a million of them, three of which are valid.
  'second-factor': { tries: 10, windowMs: 15 * MINUTE_MS },
  // New recovery codes: each time ten hashes as slow as those of passwords, and a mail.
  'recovery-codes': { tries: 5, windowMs: 60 * MINUTE_MS },
  // How often the owner is notified of them.
  'guesses-told': { tries: 1, windowMs: 60 * MINUTE_MS },
  // Each is a row for five minutes; a carrier's address is shared by thousands.
  'passkey-challenges': { tries: 300, windowMs: 15 * MINUTE_MS },
  // Each is two mails, one of them to an address that may be a stranger's.
  'email-changes': { tries: 5, windowMs: 60 * MINUTE_MS },
  // Asking for a new password, which sends a mail each time: a browser of the owner's, one stranger, strangers everywhere.
  'reset-device': { tries: 5, windowMs: 60 * MINUTE_MS },
  'reset-at-address': { tries: 5, windowMs: 60 * MINUTE_MS },
  'reset-account': { tries: 15, windowMs: 60 * MINUTE_MS },
  'reset-address': { tries: 100, windowMs: 10 * MINUTE_MS },
  // Links carry 256 random bits: this only stops a program from asking all day. A valid link is not counted.
  'link-address': { tries: 100, windowMs: 10 * MINUTE_MS },
  // Places on the waiting list; WAITLIST_TRIES allows a school or a campaign more.
  'waitlist-tries': { tries: 10, windowMs: 10 * MINUTE_MS },
  // Messages to the assistant: more than a person types, and room for a classroom behind one address.
  'agent-messages': { tries: 20, windowMs: MINUTE_MS },
  'agent-address': { tries: 600, windowMs: MINUTE_MS },
  // Codes of sponsors: room for typing errors, none for guessing.
  'voucher-codes': { tries: 10, windowMs: 15 * MINUTE_MS },
  // Each asks the payment provider, whose own limits all learners share. A page that waits for a bank asks 12 times a minute.
  'payment-starts': { tries: 30, windowMs: 10 * MINUTE_MS },
  'payment-checks': { tries: 60, windowMs: MINUTE_MS },
  // Each is a mail to everybody who may answer it.
  'ticket-words': { tries: 20, windowMs: 10 * MINUTE_MS },
  // Pictures of the studio are stored in the database: enough for a full catalogue in a day, and no program can fill
  // the disk.
  'image-uploads': { tries: 100, windowMs: DAY_MS },
  // Small, and each replaces the one before.
  'avatar-uploads': { tries: 20, windowMs: DAY_MS },
  // Each reads everything that the academy holds about somebody, and is a mail.
  'data-copies': { tries: 3, windowMs: DAY_MS },
  // Steps of learning that are stored: a phone that was offline for two weeks sends 14 × 420 at once, six hours a day being
  // 360 minutes of study and 60 answers, openings and reviews. Anything beyond stays on the device for a day.
  'stored-events': { tries: 6000, windowMs: DAY_MS },
  // Each ends the link before it: more than anyone needs who sets up every device again.
  'calendar-feeds': { tries: 10, windowMs: DAY_MS },
  // Each takes a core for 0.2 s. A picture that was drawn before is not counted.
  'paper-drawings': { tries: 10, windowMs: MINUTE_MS },
} as const satisfies Record<string, TryLimit>;

export type LimitName = keyof typeof TRY_LIMITS;
/** Each limit and the key that it counts. Counted in this order, stopping at the first that is used up. */
export type Tries = Partial<Record<LimitName, string>>;

interface Attempt {
  /** The account under any of its names, or the name that no account has. */
  readonly account: string;
  readonly network: string;
  /** The device, if it has signed in to this account before. */
  readonly knownDevice: string | null;
}

export interface SignInTries {
  /** Counted for this person alone: a right password clears them. */
  readonly own: Tries;
  /** Shared with others: a right password gives back one. */
  readonly shared: Tries;
  /** Shared with everybody at the address. When used up it marks the address as crowded, but locks nobody out by itself. */
  readonly atAddress: Tries;
  /** What an attempt costs at a crowded address. */
  readonly crowded: { readonly own: Tries; readonly shared: Tries };
}

/**
 * What an attempt to sign in uses up. A known device pays from its own budget alone: strangers who have used up the
 * account's cannot lock its owner out. For everybody else the narrowest budget comes first, so that one stranger uses
 * up only their own part of the account's.
 */
export function triesOfSignIn({ account, network, knownDevice }: Attempt): SignInTries {
  if (knownDevice !== null)
    return {
      own: { 'known-device': `${account} ${knownDevice}` },
      shared: {},
      atAddress: {},
      crowded: { own: {}, shared: {} },
    };
  return {
    own: { 'account-at-address': `${account} ${network}` },
    shared: { account },
    atAddress: { address: network },
    crowded: {
      own: { 'account-at-crowded-address': `${account} ${network}` },
      shared: { 'crowded-address': network },
    },
  };
}

/** What asking for a new password uses up. As with signing in, nobody else can block the owner's own device. */
export function triesOfReset({ account, network, knownDevice }: Attempt): Tries {
  if (knownDevice !== null) return { 'reset-device': `${account} ${knownDevice}` };
  return {
    'reset-at-address': `${account} ${network}`,
    'reset-account': account,
    'reset-address': network,
  };
}

interface TryWindow extends TryLimit {
  readonly startedAt: Date;
}

/**
 * Whether a count is still valid. One that started further ahead than its window is long came from a wrong clock, and
 * ends at once; a small difference between two servers' clocks does not end it.
 */
export function isWindowOpen({ startedAt, windowMs }: Omit<TryWindow, 'tries'>, now: Date): boolean {
  return Math.abs(now.getTime() - startedAt.getTime()) < windowMs;
}

/** Seconds until a count that is used up starts again; never longer than its window. */
export function secondsToWait({ startedAt, windowMs }: Omit<TryWindow, 'tries'>, now: Date): number {
  const leftMs = startedAt.getTime() + windowMs - now.getTime();
  return Math.ceil(Math.min(Math.max(leftMs, 1000), windowMs) / 1000);
}
