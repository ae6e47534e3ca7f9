const tabbable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[tabindex]',
]
  .map((selector) => `${selector}:not([tabindex="-1"])`)
  .join(',');

/** The browser lets Tab leave a modal dialog for its own toolbar; people expect the focus to wrap around. */
export function trapFocus(dialog: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const first = stops.at(0);
  const last = stops.at(-1);
  const current = document.activeElement;
  const isAtEdge = event.shiftKey ? current === first || !isStop(current, stops) : current === last;
  const target = event.shiftKey ? last : first;
  if (!isAtEdge || target === undefined) return;
  event.preventDefault();
  target.focus();
}

function isStop(element: Element | null, stops: readonly Element[]) {
  return element !== null && stops.includes(element);
}

/** By default the panel itself, so that a phone's keyboard does not open. */
export function focusOnOpening(dialog: HTMLDialogElement) {
  const chosen = dialog.querySelector<HTMLElement>('[data-autofocus]');
  const panel = dialog.querySelector<HTMLElement>('[data-modal-panel]');
  (chosen ?? panel)?.focus({ preventScroll: true });
}

/** The element that gets the focus back. A menu item is gone by then, so its menu's button replaces it. */
export function focusedOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const menuButton = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  if (menuButton !== null) return menuButton;
  return focused instanceof HTMLElement ? focused : null;
}
