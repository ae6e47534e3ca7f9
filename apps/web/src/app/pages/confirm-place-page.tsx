import { ConfirmPlaceCard } from '../../features/admissions/waitlist/confirm-place-card.tsx';
import { BarePage } from './bare-page.tsx';

export function ConfirmPlacePage() {
  return (
    <BarePage>
      <ConfirmPlaceCard />
    </BarePage>
  );
}
