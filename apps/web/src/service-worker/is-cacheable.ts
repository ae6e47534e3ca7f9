/** The landing page and the files of the build; never an answer of the API, which belongs to one person. */
export function isCacheable(url: unknown, origin: string): url is string {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return false;
  const target = new URL(url, origin);
  if (target.origin !== origin) return false;
  return ['/', '/favicon.svg'].includes(target.pathname) || target.pathname.startsWith('/assets/');
}
