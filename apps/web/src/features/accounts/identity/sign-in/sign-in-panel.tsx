import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInPanelProps {
  id?: string;
  isOpen?: boolean;
  onClose: () => void;
  className?: string;
}

/** Does not take the focus from someone who is typing elsewhere on the page. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}

/** R9: small and not modal; the page around it stays usable. Escape closes it, and closing clears what was typed. */
export function SignInPanel({ id, isOpen = true, onClose, className }: SignInPanelProps) {
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const [forgottenName, setForgottenName] = useState<string | null>(null);
  const [closings, setClosings] = useState(0);

  useEffect(() => {
    if (isOpen && !isTyping())
      panelRef.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [isOpen]);

  function close() {
    setForgottenName(null);
    setClosings(closings + 1);
    onClose();
  }

  return (
    <section
      ref={panelRef}
      id={id}
      hidden={!isOpen}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      className={classNames(
        '@container animate-rise rounded-xl border border-line-strong bg-raised p-5 pt-3 text-ink shadow-float [--focus:var(--focus-on-surface)]',
        className,
      )}
    >
      <div className="grid gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 id={titleId} className="text-lg">
            {forgottenName === null ? 'Welcome back' : 'A new password'}
          </h2>
          <IconButton icon={X} label="Close" onClick={close} className="-mr-2" />
        </div>
        {forgottenName === null ? (
          <SignInForm key={closings} onForgotten={setForgottenName} />
        ) : (
          <ForgottenPasswordForm username={forgottenName} onBack={() => setForgottenName(null)} />
        )}
      </div>
    </section>
  );
}
