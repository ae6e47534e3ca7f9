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

/** Components use plain links; inside the application they change the page without leaving it. */
export function followLinks(navigate: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link || (link.hash !== '' && link.pathname === location.pathname)) return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}${link.hash}`);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
