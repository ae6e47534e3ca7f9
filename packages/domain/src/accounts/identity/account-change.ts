/** What can happen to an administrator's account that the other administrators are notified of, and the words for it. */
const WORDS = {
  'made-administrator': 'is an administrator now',
  'administrator-no-more': 'is no longer an administrator',
  locked: 'has been locked out',
  unlocked: 'has been let in again',
  'password-changed': 'has a new password',
  'password-reset': 'has a new password, set by a mailed link',
  'password-link-sent': 'was mailed a link to set a new password',
  'email-changed': 'has a new email address',
  'email-undone': 'has the earlier email address back',
  'second-factor-removed': 'has no second factor any more',
  'recovery-codes-renewed': 'has new recovery codes',
  'passkey-added': 'has a new passkey',
  'passkey-removed': 'has one passkey fewer',
} as const;

export type AccountChange = keyof typeof WORDS;
export const ACCOUNT_CHANGES = Object.keys(WORDS) as AccountChange[];

interface ChangedAccount {
  readonly name: string;
  readonly change: AccountChange;
  /** Null: somebody at the server itself, or the holder of a mailed link. */
  readonly by: string | null;
  readonly isOwner: boolean;
}

/** People choose their names: one of any length leaves room for the rest. */
const MOST_NAME_CHARACTERS = 80;
const shortName = (name: string) =>
  name.length <= MOST_NAME_CHARACTERS ? name : `${name.slice(0, MOST_NAME_CHARACTERS - 1)}…`;

const BY_NOBODY_KNOWN: Partial<Record<AccountChange, string>> = {
  'made-administrator': 'on the server',
  'password-reset': 'by the person who opened it',
  'email-changed': 'by the person who opened the mailed link',
  'email-undone': 'by the person who opened the mailed link',
};

function doer({ change, by, isOwner }: ChangedAccount): string {
  if (isOwner) return 'in their own settings';
  if (by !== null) return `by ${shortName(by)}`;
  return BY_NOBODY_KNOWN[change] ?? 'by the academy';
}

/** One clause without a full stop: who, what and by whom. */
export const accountChangeWords = (changed: ChangedAccount): string =>
  `${shortName(changed.name)} ${WORDS[changed.change]} (${doer(changed)})`;
