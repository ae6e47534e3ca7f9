import { useState } from 'react';
import { SignInPanel } from '../../features/identity/index.ts';
import { Button } from '../../ui/actions/button.tsx';

/** 1§2: while nobody is signed in the phone's bar has SIGN IN, which opens the panel in place. */
export function MobileSignIn() {
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
