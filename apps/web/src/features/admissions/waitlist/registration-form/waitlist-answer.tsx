// Written by the server into the page that responds to a form sent without a script; hydration leaves it as it is.
const NOTHING = '';

/** Placeholders for the response: the sentence of a refusal, or the place that was taken, which is then shown alone. */
export function WaitlistAnswer() {
  return (
    <>
      <p
        data-problem="waitlist"
        role="alert"
        suppressHydrationWarning
        className="font-medium text-danger-text empty:hidden"
      >
        {NOTHING}
      </p>
      <p
        data-place="waitlist"
        role="status"
        suppressHydrationWarning
        className="font-semibold text-lg empty:hidden"
      >
        {NOTHING}
      </p>
    </>
  );
}
