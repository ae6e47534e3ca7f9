const MAPPED_IPV4 = /^::ffff:(\d+(?:\.\d+){3})$/i;
const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * What counts as one address when tries are counted: an IPv4 address, or the 64-bit network of an IPv6 one, because
 * one household or phone owns the whole of that and could take a new address for every try.
 */
export function networkOf(address: string): string {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const between = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const network = [...before, ...between, ...after].slice(0, GROUPS_OF_A_NETWORK);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
