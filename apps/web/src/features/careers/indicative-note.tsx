import { Info } from 'lucide-react';
import { Icon } from '../../ui/brand/icon.tsx';

export function IndicativeNote() {
  return (
    <p className="flex items-start gap-2 text-ink-2">
      <Icon icon={Info} className="mt-[0.125em] text-info-text" />
      <span className="min-w-0">
        Figures are indicative. Pay, growth and demand are examples for South Africa, not promises.
      </span>
    </p>
  );
}
