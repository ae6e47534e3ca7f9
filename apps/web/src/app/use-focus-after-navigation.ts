import { useEffect, useRef } from 'react';

/**
 * After a change of page the focus goes to its heading: a screen reader says where one is, and Tab goes on from there.
 * Not on the first page, where the browser begins at the top by itself.
 */
export function useFocusAfterNavigation(path: string): void {
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    // A drawer or dialog that the link stood in gives the focus back first.
    const frame = requestAnimationFrame(() => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
}
