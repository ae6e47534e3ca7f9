const BEADS = 50;
const BEADS_PER_ROW = 25;
const STEP = 14;
const bothRows = 'M7 8h336.1M7 25h336.1';

/** The pattern repeats every ten beads. */
const colours = [
  { look: 'stroke-data-1', at: [0, 3, 4, 5, 8, 9] },
  { look: 'stroke-success', at: [1] },
  { look: 'stroke-bloom', at: [2] },
  { look: 'stroke-sun', at: [6, 7] },
];

function beads(filled: number, places: readonly number[]): string {
  return Array.from({ length: filled }, (_, index) => index)
    .filter((index) => places.includes(index % 10))
    .map((index) => `M${7 + (index % BEADS_PER_ROW) * STEP} ${index < BEADS_PER_ROW ? 8 : 25}h.01`)
    .join('');
}

/** One bead for each early-access place, scaled where there are not fifty: hollow while it is free. */
export function FiftyBeads({ filled, places }: { filled: number; places: number }) {
  const shown = Math.ceil((filled * BEADS) / places);
  return (
    <div
      role="progressbar"
      aria-label={`${filled} of ${places} early-access places are taken`}
      aria-valuenow={filled}
      aria-valuemin={0}
      aria-valuemax={places}
      aria-valuetext={`${filled} / ${places} registered`}
    >
      <svg
        viewBox="0 0 350 33"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
        className="w-full max-w-100"
      >
        <g strokeDasharray={`0 ${STEP}`}>
          <path d={bothRows} strokeWidth="11.6" className="stroke-line-control" />
          <path d={bothRows} strokeWidth="8.6" className="stroke-surface" />
        </g>
        <g strokeWidth="11.6">
          {colours.map(({ look, at }) => (
            <path key={look} d={beads(shown, at)} className={look} />
          ))}
        </g>
      </svg>
    </div>
  );
}
