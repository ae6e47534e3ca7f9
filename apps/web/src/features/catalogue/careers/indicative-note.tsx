import { Info } from 'lucide-react';
import { Icon } from '../../../ui/brand/icon.tsx';

export function IndicativeNote() {
  return (
    <p className="flex items-start gap-2 text-ink-2">
      <Icon icon={Info} className="mt-[0.125em] text-info-text" />
      <span className="min-w-0">
        Figures are indicative. Pay, growth, openings and demand are sample figures: they come from no survey
        and have no date. The page of each career says what has been counted. Before you decide, look at
        adverts of this month and ask people who do the work.
      </span>
    </p>
  );
}
