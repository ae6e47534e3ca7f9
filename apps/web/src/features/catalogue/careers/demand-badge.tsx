import type { CareerCard } from '@academy/contract/catalogue/careers';
import { TrendingUp } from 'lucide-react';
import { Badge } from '../../../ui/brand/badge.tsx';

const tones = {
  'Very High': 'success',
  High: 'accent',
  Growing: 'info',
} as const satisfies Record<CareerCard['demandLevel'], string>;

export function DemandBadge({ level }: { level: CareerCard['demandLevel'] }) {
  return (
    <Badge tone={tones[level]} icon={TrendingUp}>
      <span className="sr-only">Demand: </span>
      {level}
      {level !== 'Growing' && ' demand'}
    </Badge>
  );
}
