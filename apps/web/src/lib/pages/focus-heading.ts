/**
 * For a button that disappears after its action: the focus would fall back to the top of the page. Called before the
 * action, because a removed button has no ancestors. The returned function focuses the heading of the section that
 * contained the button, unless the focus has moved elsewhere meanwhile.
 */
export function prepareHeadingFocus(button: Element | null): () => void {
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
