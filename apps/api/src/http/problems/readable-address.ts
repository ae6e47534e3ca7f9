const LOST = '%25';
// No part of an address that the academy gives out is longer.
const LONGEST_PART = 100;

function isReadable(path: string): boolean {
  if (path.split('/').some((part) => part.length > LONGEST_PART)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false; // A percent sign that stands for nothing.
  }
}

/**
 * Some addresses are taken by no router. People get there by a link that was cut off or run together: they are led to
 * an address that exists nowhere, and so to the page that says it. The API says it in its own way.
 */
export function readableAddress(url: string): string {
  if (url.length <= LONGEST_PART && !url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  return path.startsWith('/api/') || path.startsWith('/assets/') || isReadable(path) ? url : `/${LOST}`;
}
