import { VerifyCard } from '../../features/rewards/certificates/verify-card.tsx';
import { BarePage } from './bare-page.tsx';

export function VerifyPage() {
  return (
    <BarePage>
      <VerifyCard />
    </BarePage>
  );
}
