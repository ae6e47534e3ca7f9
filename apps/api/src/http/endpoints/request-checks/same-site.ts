import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The public address's origin, and the listed hosts over the same scheme; null without one. */
function ownOrigins(publicUrl: string | null, allowedHosts: readonly string[]): ReadonlySet<string> | null {
  if (publicUrl === null) return null;
  const { origin, protocol } = new URL(publicUrl);
  const listed = allowedHosts.map((host) => `${protocol}//${host}`).filter((url) => URL.canParse(url));
  return new Set([origin, ...listed.map((url) => new URL(url).origin)]);
}

/** Without a configured address the page must come from the host that it writes to. */
const isFromRequestedHost = ({ headers }: FastifyRequest, origin: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === headers.host;

/**
 * Writes are taken from our own pages only. Browsers say where a request comes from in `Sec-Fetch-Site`, older ones, and
 * all over plain http, in `Origin`. A program that sends neither has nobody's cookies by accident. `Host` says nothing of
 * the scheme: where the public address is https, a page of the same name over http can be anybody's on the way.
 */
export function createSameSiteCheck(publicUrl: string | null, allowedHosts: readonly string[]) {
  const origins = ownOrigins(publicUrl, allowedHosts);
  return (request: FastifyRequest): boolean => {
    if (SAFE_METHODS.has(request.method)) return true;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    const { origin } = request.headers;
    if (origin === undefined) return true;
    return origins?.has(origin) ?? isFromRequestedHost(request, origin);
  };
}
