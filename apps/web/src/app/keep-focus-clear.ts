// Panels and headings get the focus too, to be read: they are larger than any place that is free.
const CONTROLS = 'a, button, input, select, textarea, summary';

function isUnder(cover: HTMLElement, control: HTMLElement): boolean {
  const [over, under] = [cover.getBoundingClientRect(), control.getBoundingClientRect()];
  return (
    under.left < over.right && under.right > over.left && under.top < over.bottom && under.bottom > over.top
  );
}

/** A page that grows can push what was just pressed under `cover`: it comes out again, as far as `scroll-padding` says. */
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
