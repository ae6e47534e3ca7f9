import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Names that nobody can register, so that no stranger's page is served under one: a single word, and what is reserved for
 * the local network (RFC 6761, 6762, 8375).
 */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa)$/;
const PORT = /:\d*$/;

/** HTTP/1.1 asks for a name in every request. */
export const lacksHost = ({ headers, raw }: FastifyRequest): boolean =>
  headers.host === undefined && raw.httpVersion === '1.1';

const nameOf = (host: string) => host.toLowerCase().replace(PORT, '').replace(/\.$/, '');
const isAddressLiteral = (name: string) => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;

/**
 * A page whose name was rebound to our address is same-origin with itself: its requests say so, and only `Host` tells whose
 * name it is. We answer for the public address, for the names that are listed, and for names and addresses that no stranger
 * can have.
 */
export function createHostCheck(publicUrl: string | null, allowedHosts: readonly string[]) {
  const listed = new Set(allowedHosts.map(nameOf));
  if (publicUrl !== null) listed.add(new URL(publicUrl).hostname);
  return (host: string | undefined): boolean => {
    if (host === undefined) return true;
    const name = nameOf(host);
    return listed.has(name) || LOCAL_NAME.test(name) || isAddressLiteral(name);
  };
}
