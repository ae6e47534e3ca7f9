/** The landing page and the files of the build; never an answer of the API, which belongs to one person. */
export function isCacheable(url: unknown, origin: string): url is string {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return false;
  const asked = new URL(url, origin);
  if (asked.origin !== origin) return false;
  return ['/', '/favicon.svg'].includes(asked.pathname) || asked.pathname.startsWith('/assets/');
}
