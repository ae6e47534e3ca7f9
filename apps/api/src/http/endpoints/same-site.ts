import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(request: FastifyRequest, origin: string, publicUrl: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  if (publicUrl !== null && new URL(publicUrl).origin === origin) return true;
  return new URL(origin).host === request.headers.host;
}

/**
 * Writes are taken from our own pages only. Browsers say where a request comes from in `Sec-Fetch-Site`, older
 * ones in `Origin`; a program that sends neither holds no one's cookies by accident.
 */
export function isSameSite(request: FastifyRequest, publicUrl: string | null): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || isOwnOrigin(request, origin, publicUrl);
}
