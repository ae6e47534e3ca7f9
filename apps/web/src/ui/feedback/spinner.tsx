import { classNames } from '../class-names.ts';

const sizes = { small: 'size-[1.125em]', medium: 'size-8', large: 'size-12' } as const;
const fadingBeads = [
  { cx: 24, cy: 6, opacity: 1 },
  { cx: 36.7, cy: 11.3, opacity: 0.9 },
  { cx: 42, cy: 24, opacity: 0.75 },
  { cx: 36.7, cy: 36.7, opacity: 0.6 },
  { cx: 24, cy: 42, opacity: 0.45 },
  { cx: 11.3, cy: 36.7, opacity: 0.3 },
  { cx: 6, cy: 24, opacity: 0.2 },
];

interface BeadRingProps {
  size?: keyof typeof sizes | undefined;
  /** In a button every bead takes the colour of the label. */
  isPlain?: boolean | undefined;
  className?: string | undefined;
}

export function BeadRing({ size = 'large', isPlain = false, className }: BeadRingProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="currentColor"
      className={classNames('animate-turn', sizes[size], !isPlain && 'text-accent', className)}
    >
      {fadingBeads.map((bead) => (
        <circle key={`${bead.cx} ${bead.cy}`} r={isPlain ? 5 : 4} {...bead} />
      ))}
      <circle cx={11.3} cy={11.3} r={isPlain ? 5 : 4} className={isPlain ? undefined : 'fill-sun'} />
    </svg>
  );
}

export interface SpinnerProps extends BeadRingProps {
  label?: string | undefined;
}

export function Spinner({ label = 'Loading', className, ...ring }: SpinnerProps) {
  return (
    <span role="status" aria-label={label} className={classNames('inline-block', className)}>
      <BeadRing {...ring} />
    </span>
  );
}
