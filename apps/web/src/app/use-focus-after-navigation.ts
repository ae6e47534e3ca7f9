import { useEffect, useRef } from 'react';

/** On a phone the heading of the bar is hidden in lessons: what is hidden takes no focus. */
export function shownHeading(
  page: Pick<Document, 'querySelectorAll' | 'getElementById'>,
): HTMLElement | null {
  const headings = [...page.querySelectorAll('h1')];
  // Browsers that cannot say are old: there the first one is taken, as ever.
  return headings.find((heading) => heading.checkVisibility?.() ?? true) ?? page.getElementById('main');
}

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
      const heading = shownHeading(document);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
}
