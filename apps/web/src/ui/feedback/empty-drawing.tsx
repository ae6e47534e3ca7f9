export type EmptyDrawingName = 'strand' | 'calendar' | 'complete' | 'search';

const rowColours = [
  'fill-accent',
  'fill-sun',
  'fill-bloom',
  'fill-success',
  'fill-accent',
  'fill-sun',
  'fill-bloom',
];

/** Small bead drawings above the sentence of an empty state. */
export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return (
    <svg
      viewBox="0 0 160 72"
      aria-hidden="true"
      fill="none"
      strokeWidth="2.5"
      className="h-18 w-40 stroke-line-control"
    >
      {name === 'strand' && <LooseStrand />}
      {name === 'calendar' && <CalendarPage />}
      {name === 'complete' && <FullStrand />}
      {name === 'search' && <LookingGlass />}
    </svg>
  );
}

function LooseStrand() {
  return (
    <>
      <path d="M6 20C46 66 114 66 154 20" strokeWidth="2" />
      <circle cx="42" cy="48" r="8" className="fill-surface" />
      <circle cx="80" cy="55" r="10" className="fill-sun stroke-none" />
      <circle cx="118" cy="48" r="8" className="fill-surface" />
    </>
  );
}

function CalendarPage() {
  return (
    <>
      <rect x="46" y="8" width="68" height="58" rx="10" className="fill-surface" />
      <path d="M46 25h68M62 4v10M98 4v10" strokeLinecap="round" />
      <path
        d="M62 38h0M80 38h0M98 38h0M62 53h0M98 53h0"
        strokeLinecap="round"
        strokeWidth="8"
        className="stroke-line-strong"
      />
      <circle cx="80" cy="53" r="6" className="fill-bloom stroke-none" />
    </>
  );
}

function FullStrand() {
  return (
    <>
      <path d="M10 36H150" strokeWidth="2" className="stroke-accent-soft-line" />
      {rowColours.map((colour, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a bead has no identity except its index
          key={index}
          cx={20 + index * 20}
          cy="36"
          r="8"
          className={`${colour} stroke-none`}
        />
      ))}
    </>
  );
}

function LookingGlass() {
  return (
    <>
      <path d="M14 60H62M110 60h36" strokeWidth="2" className="stroke-line-strong" />
      <circle cx="28" cy="60" r="6" className="fill-surface" />
      <circle cx="130" cy="60" r="6" className="fill-surface" />
      <path d="M94 46l16 16" strokeLinecap="round" strokeWidth="5" />
      <circle cx="78" cy="31" r="22" className="fill-surface" />
      <circle
        cx="78"
        cy="31"
        r="8"
        strokeDasharray="0 6.28"
        strokeLinecap="round"
        strokeWidth="4.5"
        className="stroke-accent"
      />
    </>
  );
}
