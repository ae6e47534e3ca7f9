import type { KeyboardEvent, MouseEvent } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { SIGN_IN_PANEL_ID, type SignInPanelControl } from './use-sign-in-panel.ts';

const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link to `/login` used as a button: it works without a script, and before the script has run. */
export function SignInButton({ panel: { isOpen, toggle, close, buttonRef } }: { panel: SignInPanelControl }) {
  const press = isOpen ? close : toggle;

  function onClick(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    press();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    press();
  }

  return (
    <Button
      ref={buttonRef}
      href="/login"
      role="button"
      variant="on-panel"
      aria-expanded={isOpen}
      aria-controls={SIGN_IN_PANEL_ID}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      Sign in
    </Button>
  );
}
