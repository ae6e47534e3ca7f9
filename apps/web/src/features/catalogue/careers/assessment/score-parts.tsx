import type { CareerResult } from '@academy/contract/catalogue/careers';
import { pointsText } from './match-words.ts';

interface ScorePartsProps {
  parts: CareerResult['scores'][number]['parts'];
  total: number;
}

/** The components of a score: each as a small bar, as long as its share of the whole. */
export function ScoreParts({ parts, total }: ScorePartsProps) {
  if (parts.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold text-base text-ink-3">What counted</h4>
      <ul className="grid gap-2">
        {parts.map(({ label, percent }) => (
          <li key={label} className="grid gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">{label}</span>
              <span className="shrink-0 text-ink-3 tabular-nums">{pointsText(percent)}</span>
            </span>
            <progress
              aria-hidden="true"
              value={percent}
              max={Math.max(total, 1)}
              className="progress h-2 text-accent"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
