const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const DOTTED_TAIL = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/** `::ffff:196.25.6.1` as `::ffff:c419:601`: one spelling for the last two groups. */
function withoutDots(address: string): string {
  return address.replace(DOTTED_TAIL, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(':');
  });
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = withoutDots(address.split('%', 1)[0] ?? '')
    .toLowerCase()
    .split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = Math.max(GROUPS - before.length - after.length, 0);
  const between = Array.from({ length: missing }, () => '0');
  return [...before, ...between, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The IPv4 address that an IPv6 address maps to, however it is written. */
function mappedIpv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * What counts as one address when attempts are counted: an IPv4 address, or the 64-bit network of an IPv6 one, because
 * one household or phone owns all of it and could use a new address for every attempt. Not the 48 bits that a company
 * may own: mobile networks put thousands of strangers into those, and the limits of an account and of the waiting list
 * hold wherever the attempts come from.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address);
  return mappedIpv4(groups) ?? `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}
