import { Spinner } from '../ui/feedback/spinner.tsx';

/** 1§2: shown while the guard's call is pending. */
export function Checking() {
  return (
    <main className="grid min-h-svh place-items-center">
      <Spinner label="Checking your sign-in" />
    </main>
  );
}
