import { ResetPasswordPage } from '../../features/identity/reset-password-page.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Selvedge } from '../../ui/selvedge.tsx';
import { ThemeToggle } from '../shell/theme-toggle.tsx';

/** Opened from a mail, by people who are not signed in: no shell, only the name of the house above the form. */
export function PasswordPage() {
  return (
    <div className="min-h-svh">
      <Selvedge />
      <header className="mx-auto flex max-w-page items-center justify-between px-gutter py-3">
        <h1>
          <Logo href="/" />
        </h1>
        <ThemeToggle />
      </header>
      <main className="px-gutter py-8">
        <ResetPasswordPage />
      </main>
    </div>
  );
}
