const MOST_CHARACTERS = 2000;

/**
 * Whether an address leads to a page of this site, so that it may be followed after signing in. It begins with one
 * slash; a second one, or what a browser reads as one or leaves out, would name another site.
 */
export function isOwnPath(address: string): boolean {
  return address.length <= MOST_CHARACTERS && /^\/(?![/\\])\P{Cc}*$/u.test(address);
}
