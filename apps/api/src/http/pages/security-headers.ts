import type { PaymentSites } from '../../payment-settings.ts';

/**
 * Sent with every response, also to requests that we could not parse; pages add headers that matter only to
 * documents (`pageHeaders`). A browser that has received one returns over https.
 */
export function answerHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/**
 * A worker has the policy of its own response, not its page's. Those that run learners' programs compile WebAssembly,
 * which only 'wasm-unsafe-eval' allows; so the pages themselves need not allow it. They get no connection at all: the
 * page passes them what they need, and a request of theirs would carry the learner's cookie.
 */
export const PROGRAM_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The service worker itself fetches. */
export const SERVICE_WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The headers of an HTML page in addition to those of every response: it may use our own files, and inline parts of the build
 * by their hashes. `sites` are the payment provider's, if there is one.
 */
export function pageHeaders(
  hashes: InlineHashes,
  isSecure: boolean,
  sites: PaymentSites | null,
): Readonly<Record<string, string>> {
  const payment = sites ? `(self "${sites.frame}")` : '()';
  return {
    'content-security-policy': pagePolicy(hashes, isSecure, sites),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=${payment}`,
  };
}

function pagePolicy(
  { scripts, styles }: InlineHashes,
  isSecure: boolean,
  sites: PaymentSites | null,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...(sites ? [sites.script] : [])].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(sites ? [sites.connect] : [])].join(' '),
    ...(sites ? [`frame-src ${sites.frame}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
