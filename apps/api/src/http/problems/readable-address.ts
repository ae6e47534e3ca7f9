const LOST = '%25';
// The longest part of an address that the academy gives out.
const LONGEST_PART = 100;

function isReadable(path: string): boolean {
  if (path.split('/').some((part) => part.length > LONGEST_PART)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false; // A percent sign that encodes nothing.
  }
}

/**
 * Some addresses are rejected by every router. People get there by a link that was truncated or run together: they
 * are redirected to an address that does not exist, and so to the page that says it. The API responds in its own way.
 */
export function readableAddress(url: string): string {
  if (url.length <= LONGEST_PART && !url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  return path.startsWith('/api/') || path.startsWith('/assets/') || isReadable(path) ? url : `/${LOST}`;
}
