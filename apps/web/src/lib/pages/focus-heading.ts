/**
 * For a button that goes with what it has done: the focus would fall to the top of the page. Asked before, because a
 * button that is gone stands below nothing. What it answers goes to the heading of the section that the button stood
 * in, unless somebody has moved on meanwhile.
 */
export function headingAbove(button: Element | null): () => void {
  let place = button?.closest('section, article') ?? button?.parentElement;
  while (place && !place.querySelector('h1, h2, h3')) place = place.parentElement;
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3');
  return () => {
    const { activeElement, body } = document;
    if (!heading || (activeElement !== button && activeElement !== body)) return;
    heading.tabIndex = -1;
    heading.focus();
  };
}
