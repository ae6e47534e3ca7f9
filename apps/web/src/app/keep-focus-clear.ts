// Panels and headings are focused too, for screen readers: they are larger than the visible area and cannot be kept clear.
const CONTROLS = 'a, button, input, select, textarea, summary';

function isUnder(cover: HTMLElement, control: HTMLElement): boolean {
  const [over, under] = [cover.getBoundingClientRect(), control.getBoundingClientRect()];
  return (
    under.left < over.right && under.right > over.left && under.top < over.bottom && under.bottom > over.top
  );
}

/** A growing page can push the focused element under `cover`: scrolls it out again, respecting `scroll-padding`. */
export function keepFocusClear(cover: HTMLElement): () => void {
  const page = document.getElementById('main');
  if (!page) return () => undefined;
  const growth = new ResizeObserver(() => {
    const control = page.querySelector<HTMLElement>(`:is(${CONTROLS}):focus`);
    if (control && isUnder(cover, control)) control.scrollIntoView({ block: 'nearest' });
  });
  growth.observe(page);
  return () => growth.disconnect();
}
