import { useEffect, useRef } from 'react';

/** On a phone the heading of the bar is hidden in lessons, and a hidden element cannot be focused. */
export function shownHeading(
  page: Pick<Document, 'querySelectorAll' | 'getElementById'>,
): HTMLElement | null {
  const headings = [...page.querySelectorAll('h1')];
  // Old browsers without `checkVisibility`: the first heading is used.
  return headings.find((heading) => heading.checkVisibility?.() ?? true) ?? page.getElementById('main');
}

/**
 * After a navigation the focus moves to the page's heading: a screen reader announces it, and Tab continues from
 * there. Not on the first page, where the browser starts at the top anyway.
 */
export function useFocusAfterNavigation(path: string): void {
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    // A drawer or dialog that contained the link restores the focus first.
    const frame = requestAnimationFrame(() => {
      const heading = shownHeading(document);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
}
