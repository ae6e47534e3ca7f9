import { ThemeToggle } from '../../ui/actions/theme-toggle.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { Selvedge } from '../../ui/brand/selvedge.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import type { SignInPanelControl } from '../sign-in/use-sign-in-panel.ts';
import { wrap } from '../wrap.ts';

export function LandingHeader({ signIn }: { signIn: SignInPanelControl }) {
  return (
    // It overlays the hero, outside the main part of the page.
    <header className="absolute inset-x-0 top-0 z-float text-panel-ink [--focus:var(--focus-on-panel)]">
      <Selvedge />
      <div className={`${wrap} relative flex min-h-16 items-center gap-2 lg:min-h-20`}>
        {/* A narrow phone has room for the first word only, and with the largest text only for the mark. */}
        <Logo
          href="/"
          className="mr-auto max-[430px]:[&_span_span]:sr-only max-[480px]:extra-large:[&>span]:sr-only"
        />
        <ThemeToggle variant="icon-on-panel" />
        <SignInButton panel={signIn} />
      </div>
    </header>
  );
}
