const MOST_CHARACTERS = 2000;

/**
 * Whether an address leads to a page of this site, so that it is safe to follow after signing in. It begins with one
 * slash; a second one, or a character that browsers read as one or ignore, would name another site.
 */
export function isOwnPath(address: string): boolean {
  return address.length <= MOST_CHARACTERS && /^\/(?![/\\])\P{Cc}*$/u.test(address);
}
