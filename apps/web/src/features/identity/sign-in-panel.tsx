import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInPanelProps {
  onClose: () => void;
}

/** R9: small and not modal; the page behind it stays in use. Escape closes it. */
export function SignInPanel({ onClose }: SignInPanelProps) {
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const [forgottenName, setForgottenName] = useState<string | null>(null);

  useEffect(() => {
    panelRef.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      ref={panelRef}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="grid w-full max-w-88 animate-rise gap-3 rounded-xl border border-line-strong bg-raised p-5 pt-3 text-ink shadow-float [--focus:var(--focus-on-surface)]"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {forgottenName === null ? 'Welcome back' : 'A new password'}
        </h2>
        <IconButton icon={X} label="Close" onClick={onClose} className="-mr-2" />
      </div>
      {forgottenName === null ? (
        <SignInForm onForgotten={setForgottenName} />
      ) : (
        <ForgottenPasswordForm username={forgottenName} onBack={() => setForgottenName(null)} />
      )}
    </section>
  );
}
