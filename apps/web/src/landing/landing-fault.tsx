import { Button } from '../ui/actions/button.tsx';

/** Shown instead of a landing page that failed to render, which would be blank. */
export function LandingFault({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="grid min-h-svh place-content-center justify-items-center gap-4 p-4 text-center">
      <h1 className="text-2xl">This page could not be shown</h1>
      <p className="text-ink-2">Something went wrong on our side. Please try again in a moment.</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </main>
  );
}
