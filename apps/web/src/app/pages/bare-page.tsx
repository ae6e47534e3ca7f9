import type { ReactNode } from 'react';
import { ThemeToggle } from '../../ui/actions/theme-toggle.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { Selvedge } from '../../ui/brand/selvedge.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';

interface BarePageProps {
  /** At the right end of the bar. */
  action?: ReactNode;
  children: ReactNode;
}

/** For visitors who are not signed in: no shell, only the product's name. */
export function BarePage({ action, children }: BarePageProps) {
  return (
    <div className="min-h-svh">
      <Selvedge />
      <header className="relative mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-3 gap-y-2 px-gutter py-3 max-[359px]:gap-x-1">
        <h1>
          {/* Beside an action a phone has room for the first word only. */}
          <Logo href="/" className={action === undefined ? undefined : 'max-[430px]:[&_span_span]:sr-only'} />
        </h1>
        <div className="flex items-center gap-2 max-[359px]:gap-0">
          <ThemeToggle />
          {action}
        </div>
      </header>
      <main className="px-gutter py-8">{children}</main>
    </div>
  );
}

/** The frame while its page loads; the HTML of these paths starts with it. */
export function BareLoading() {
  return (
    <BarePage>
      <p className="grid justify-items-center py-12">
        <Spinner label="Loading the page" />
      </p>
    </BarePage>
  );
}
