// Written by the server into the page that answers a form sent without a script; waking leaves it as it is.
const NOTHING = '';

/** Places for the answer: the sentence of a refusal, or the place that was taken, which then stands alone. */
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
