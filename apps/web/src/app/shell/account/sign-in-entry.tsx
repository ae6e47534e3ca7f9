import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';

// Users of the application are signed in: the panel is for the few visitors who got here by a wrong link.
const SignInPanel = lazyPart(
  () => import('../../../features/accounts/identity/sign-in/sign-in-panel.tsx'),
  ({ SignInPanel }) => SignInPanel,
);

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
          <Suspense fallback={<Spinner label="One moment" />}>
            <SignInPanel onClose={() => setIsOpen(false)} className="w-full max-w-88" />
          </Suspense>
        </div>
      )}
    </>
  );
}
