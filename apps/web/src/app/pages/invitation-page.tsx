import { InvitationCard } from '../../features/admissions/invitations/invitation-card.tsx';
import { BarePage } from './bare-page.tsx';

export function InvitationPage() {
  return (
    <BarePage>
      <InvitationCard />
    </BarePage>
  );
}
