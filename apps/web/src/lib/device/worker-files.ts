/** What the service worker serves besides pages, from the device or from the network. */
export const isBuildFile = (pathname: string): boolean =>
  pathname.startsWith('/assets/') || pathname === '/favicon.svg' || pathname === '/app.webmanifest';

export const isDocument = (pathname: string): boolean => pathname.startsWith('/documents/');

export const isWorkersFile = (pathname: string): boolean => isBuildFile(pathname) || isDocument(pathname);
