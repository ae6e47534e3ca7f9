import { useEffect, useRef, useState } from 'react';
import { ThemeToggle } from '../../app/shell/theme-toggle.tsx';
import { SignInPanel } from '../../features/identity/index.ts';
import { takeSignInWish } from '../../lib/return-path.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { Selvedge } from '../../ui/brand/selvedge.tsx';
import { wrap } from '../wrap.ts';

/** R9: the panel is open already for whoever was sent here to sign in. */
export function LandingHeader() {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => setIsOpen(takeSignInWish()), []);

  function close() {
    setIsOpen(false);
    buttonRef.current?.focus();
  }

  return (
    // It lies on the hero's cloth, outside the main part of the page.
    <header className="absolute inset-x-0 top-0 z-float text-panel-ink [--focus:var(--focus-on-panel)]">
      <Selvedge />
      <div className={`${wrap} relative flex min-h-16 items-center gap-2 lg:min-h-20`}>
        {/* A narrow phone has room for the first word only, and with the largest text for the mark alone. */}
        <Logo
          href="/"
          className="mr-auto max-[430px]:[&_span_span]:sr-only max-[480px]:extra-large:[&>span]:sr-only"
        />
        <ThemeToggle variant="icon-on-panel" />
        <Button
          ref={buttonRef}
          variant="on-panel"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : setIsOpen(true))}
        >
          Sign in
        </Button>
        {isOpen && (
          <div className="absolute inset-x-gutter top-full flex justify-end">
            <SignInPanel onClose={close} />
          </div>
        )}
      </div>
    </header>
  );
}
