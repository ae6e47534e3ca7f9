import { visibleText } from '../../kernel/index.ts';

export const EMAIL_MAX_LENGTH = 254;

// 1§5: non-space text, an at sign, text, a dot, text. Without the signs that are markup or separate addresses, which no
// provider gives out.
const LOCAL = '[^\\s@"<>()\\[\\]\\\\,;:]+';
const LABEL = '[^\\s@"<>()\\[\\]\\\\,;:.=/?#%!|\']+';
export const EMAIL_PATTERN = `^${LOCAL}@(?:${LABEL}\\.)+${LABEL}$`;
const EMAIL = new RegExp(EMAIL_PATTERN, 'u');

/** One spelling for one letterbox: `ａ@b.co` and `a@b.co.` are `a@b.co`. Capitals stay; they are compared without. */
export function tidyEmail(typed: string): string {
  return visibleText(typed).normalize('NFKC').trim().replaceAll('。', '.').replace(/\.+$/u, '');
}

/** The address in its one spelling, or null where it is none. */
export function readEmail(typed: string): string | null {
  const email = tidyEmail(typed);
  return EMAIL.test(email) && email.length <= EMAIL_MAX_LENGTH ? email : null;
}
