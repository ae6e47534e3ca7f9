import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Always means the caller's own machine (RFC 6761). */
const LOCALHOST = /^(?:[\w-]+\.)*localhost$/;
const PORT = /:\d*$/;

/** HTTP/1.1 requires a `Host` header in every request. */
export const lacksHost = ({ headers, raw }: FastifyRequest): boolean =>
  headers.host === undefined && raw.httpVersion === '1.1';

const nameOf = (host: string) => host.toLowerCase().replace(PORT, '').replace(/\.$/, '');
const isAddressLiteral = (name: string) => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;

/**
 * A page whose name was rebound to our address is same-origin with itself: its requests say so, and only `Host` tells whose
 * name it is. The server responds for the public address, the listed names, `localhost` and IP addresses. Not for
 * other names of the local network, such as `academy` and `laptop.local`: every device on it can claim them (mDNS, LLMNR).
 */
export function createHostCheck(publicUrl: string | null, allowedHosts: readonly string[]) {
  const listed = new Set(allowedHosts.map(nameOf));
  if (publicUrl !== null) listed.add(new URL(publicUrl).hostname);
  return (host: string | undefined): boolean => {
    if (host === undefined) return true;
    const name = nameOf(host);
    return listed.has(name) || LOCALHOST.test(name) || isAddressLiteral(name);
  };
}
