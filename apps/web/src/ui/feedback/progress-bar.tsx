import { classNames } from '../class-names.ts';

const tones = {
  accent: 'text-accent',
  success: 'text-success',
  sun: 'text-sun',
  bloom: 'text-bloom',
} as const;

export type ProgressTone = keyof typeof tones;

export interface ProgressBarProps {
  label: string;
  value: number;
  max?: number | undefined;
  /** The text at the right; the percentage by default. */
  valueText?: string | undefined;
  tone?: ProgressTone | undefined;
  /** The bar alone; label and value are still read out. */
  isBare?: boolean | undefined;
  className?: string | undefined;
}

export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  isBare = false,
  className,
}: ProgressBarProps) {
  const percentage = Math.round((Math.min(Math.max(value, 0), max) / max) * 100);
  const shownValue = valueText ?? `${percentage}%`;
  return (
    <div className={classNames('grid gap-2', className)}>
      {!isBare && (
        <div aria-hidden="true" className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-semibold">{label}</span>
          <span className="shrink-0 font-bold font-heading">{shownValue}</span>
        </div>
      )}
      <progress
        aria-label={label}
        aria-valuetext={shownValue}
        value={percentage}
        max={100}
        className={classNames('progress', tones[tone])}
      />
    </div>
  );
}
