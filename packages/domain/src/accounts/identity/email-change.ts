const HOUR_MS = 60 * 60_000;

export const EMAIL_LINK_PURPOSES = ['confirm', 'undo'] as const;
export type EmailLinkPurpose = (typeof EMAIL_LINK_PURPOSES)[number];

/** The new address is confirmed at once; the earlier one may only be looked at after a day off. */
export const EMAIL_LINK_MS: Readonly<Record<EmailLinkPurpose, number>> = {
  confirm: 24 * HOUR_MS,
  undo: 7 * 24 * HOUR_MS,
};

/** A masked address: enough for its owner to recognise it. */
export function veiledEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}***${email.slice(at)}`;
}

/** A username that is an address changes with it: an old address must not open the account. */
export const usernameAfterChange = (username: string, email: string): string =>
  username.includes('@') ? email : username;
