import type { WaitlistStats } from '@academy/domain/admissions/waitlist';
import { RecentPioneers } from '../../features/admissions/waitlist/index.ts';
import { LandingSection } from './landing-section.tsx';

export function PioneersBand({ pioneers }: { pioneers: WaitlistStats['recentSignups'] }) {
  if (pioneers.length === 0) return null;
  return (
    <LandingSection title="Recent Pioneers" description="The first fifty, from across South Africa." isBand>
      <RecentPioneers pioneers={pioneers} />
    </LandingSection>
  );
}
