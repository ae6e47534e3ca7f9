import { useState } from 'react';
import { SignInPanel } from '../../features/identity/index.ts';
import { Button } from '../../ui/actions/button.tsx';

/** SHELL-53; on phones SHELL-29: SIGN IN opens the panel in place. */
export function SignInEntry() {
  return (
    <>
      <Button variant="primary" href="/login" className="max-md:hidden">
        Sign In
      </Button>
      <span className="md:hidden">
        <MobileSignIn />
      </span>
    </>
  );
}

function MobileSignIn() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        SIGN IN
      </Button>
      {isOpen && (
        <div className="absolute inset-x-3 top-full mt-2 flex justify-end">
          <SignInPanel onClose={() => setIsOpen(false)} className="w-full max-w-88" />
        </div>
      )}
    </>
  );
}
