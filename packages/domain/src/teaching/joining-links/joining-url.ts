import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';

export const LONGEST_JOINING_URL = 500;

// A regular expression, because parsing addresses is not part of the language itself: https, a name with a dot, no name
// or password before it, nothing that breaks a line.
const ADDRESS = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?([/?#][^\s"<>\\^`{|}]*)?$/i;

/** The address of a call as a trainer typed it. */
export function readJoiningUrl(typed: string): Result<string, Refusal<'not-a-link'>> {
  const url = typed.trim();
  return url.length <= LONGEST_JOINING_URL && ADDRESS.test(url) ? accept(url) : refuse('not-a-link');
}
