import { classNames } from '../class-names.ts';
import { ProgressBar, type ProgressTone } from '../feedback/progress-bar.tsx';

/** More beads than this cannot be counted at a glance; the strand becomes a bar. */
const BEAD_LIMIT = 15;

const tones: Record<ProgressTone, { done: string; current: string }> = {
  accent: { done: 'border-accent bg-accent', current: 'border-accent' },
  success: { done: 'border-success bg-success', current: 'border-success' },
  sun: { done: 'border-sun-edge bg-sun', current: 'border-sun' },
  bloom: { done: 'border-bloom bg-bloom', current: 'border-bloom' },
};

export interface BeadStrandProps {
  total: number;
  done: number;
  /** The whole statement as a sentence: `6 of 8 modules done, now Loops and lists`. */
  label: string;
  tone?: ProgressTone | undefined;
  size?: 'md' | 'sm' | undefined;
  className?: string | undefined;
}

export function BeadStrand({ total, done, label, tone = 'accent', size = 'md', className }: BeadStrandProps) {
  if (total > BEAD_LIMIT) {
    return <ProgressBar label={label} value={done} max={total} tone={tone} isBare className={className} />;
  }
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames(
        'relative flex min-w-0 items-center justify-between gap-1 before:absolute before:inset-x-2 before:top-1/2 before:-mt-px before:h-0.5 before:bg-line-strong',
        className,
      )}
    >
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bead has no identity except its index
        <span key={index} className={beadLook(index - done, tones[tone], size)} />
      ))}
    </div>
  );
}

function beadLook(placesAhead: number, tone: { done: string; current: string }, size: 'md' | 'sm') {
  const shape = 'relative aspect-square min-w-0 rounded-bead';
  if (placesAhead === 0) {
    return classNames(shape, 'bg-surface', tone.current, size === 'md' ? 'w-5.5 border-4' : 'w-4.5 border-3');
  }
  const isDone = placesAhead < 0;
  return classNames(
    shape,
    'border-2',
    isDone ? tone.done : 'border-line-control bg-surface',
    size === 'md' ? 'w-4.5' : 'w-3.5',
  );
}
