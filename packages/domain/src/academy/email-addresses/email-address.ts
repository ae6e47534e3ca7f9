import { visibleText } from '../../kernel/index.ts';

export const EMAIL_MAX_LENGTH = 254;

// 1§5: non-space text, an at sign, text, a dot, text. Without characters that are markup or separate addresses, which
// no provider gives out.
const LOCAL = '[^\\s@"<>()\\[\\]\\\\,;:]+';
const LABEL = '[^\\s@"<>()\\[\\]\\\\,;:.=/?#%!|\']+';
export const EMAIL_PATTERN = `^${LOCAL}@(?:${LABEL}\\.)+${LABEL}$`;
const EMAIL = new RegExp(EMAIL_PATTERN, 'u');

/** One spelling per mailbox: `ａ@b.co` and `a@b.co.` are `a@b.co`. Case is kept, and ignored when comparing. */
export function tidyEmail(typed: string): string {
  return visibleText(typed).normalize('NFKC').trim().replaceAll('。', '.').replace(/\.+$/u, '');
}

/** The normalised address, or null if it is not an address. */
export function readEmail(typed: string): string | null {
  const email = tidyEmail(typed);
  return EMAIL.test(email) && email.length <= EMAIL_MAX_LENGTH ? email : null;
}
