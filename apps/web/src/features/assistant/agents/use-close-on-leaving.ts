import { useEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';

/** Whoever follows a link of a panel that covers the page wants to see where it leads. */
export function useCloseOnLeaving(isCovering: boolean, close: () => void): void {
  const path = usePathname();
  const openedOn = useRef(path);
  useEffect(() => {
    if (path === openedOn.current) return;
    openedOn.current = path;
    if (isCovering) close();
  });
}
