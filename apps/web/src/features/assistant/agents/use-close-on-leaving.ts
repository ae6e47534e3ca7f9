import { useEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';

/** When the panel covers the page, following a link closes it, so that the new page is visible. */
export function useCloseOnLeaving(isCovering: boolean, close: () => void): void {
  const path = usePathname();
  const openedOn = useRef(path);
  useEffect(() => {
    if (path === openedOn.current) return;
    openedOn.current = path;
    if (isCovering) close();
  });
}
