const later = 'M338 44h.01M396 44h.01';
const notTaken = 'M276 148h.01M338 148h.01M396 148h.01';

/** A path that forks: the beads behind, the current one, and the branch that was not taken. */
export function PathDrawing() {
  return (
    <svg
      viewBox="8 16 404 152"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className="max-h-50 w-full"
    >
      <path d="M276 44h120" strokeWidth="3" className="stroke-accent-soft-line" />
      <path
        d="M146 96c60 0 60 52 130 52h120"
        strokeWidth="3"
        strokeDasharray="1 9"
        className="stroke-line-strong"
      />
      <path d="M24 150C90 150 84 96 146 96S214 44 276 44" strokeWidth="4" className="stroke-accent" />
      <path d="M24 150h.01" strokeWidth="22" className="stroke-accent" />
      <path d="M84 124h.01" strokeWidth="16" className="stroke-bloom" />
      <path d="M146 96h.01" strokeWidth="26" className="stroke-accent" />
      <path d="M208 67h.01" strokeWidth="16" className="stroke-success" />
      <path d="M276 44h.01" strokeWidth="42" className="stroke-sun" />
      <path d="M267 44l7 7 12-13" strokeWidth="4" strokeLinejoin="round" className="stroke-sun-ink" />
      <path d={later} strokeWidth="21" className="stroke-accent" />
      <path d={notTaken} strokeWidth="20.5" className="stroke-line-control" />
      <path d={later + notTaken} strokeWidth="15.5" className="stroke-surface" />
    </svg>
  );
}
