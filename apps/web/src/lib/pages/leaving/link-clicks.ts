// Served outside the application.
const OTHER_DOCUMENTS = /^\/(api\/|credentials\/|\.well-known\/|privacy$)/;

/** The link of a plain click that the application can follow itself, without loading a page. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  return link.origin === location.origin && !OTHER_DOCUMENTS.test(link.pathname) ? link : null;
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => `${pathname}${search}${hash}`;

/** Instead of leaving the page, a click on an internal link calls back with its path. */
export function interceptLinks(onLink: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link || link.pathname === location.pathname) return;
    event.preventDefault();
    onLink(pathOf(link));
  };
  // Before `followLinks`, which ignores clicks that are already handled.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Components use plain links; inside the application these navigate without a page load. */
export function followLinks(navigate: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link || (link.hash !== '' && link.pathname === location.pathname)) return;
    event.preventDefault();
    navigate(pathOf(link));
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
