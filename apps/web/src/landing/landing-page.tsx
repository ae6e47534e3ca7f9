import { useWaitlistStats } from '../features/waitlist/index.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { FeatureCards } from './sections/feature-cards.tsx';
import { HelpCards } from './sections/help-cards.tsx';
import { Hero } from './sections/hero.tsx';
import { LandingFooter } from './sections/landing-footer.tsx';
import { LandingHeader } from './sections/landing-header.tsx';
import { PioneersBand } from './sections/pioneers-band.tsx';
import { SupportCorner } from './support/support-corner.tsx';
import { useSupportChat } from './support/use-support-chat.ts';

/** The public door: what the academy is, how to join it, and where its people sign in. */
export function LandingPage() {
  const { stats, refetch } = useWaitlistStats();
  const chat = useSupportChat();
  return (
    <div className="relative flex min-h-svh flex-col">
      <LandingHeader />
      <main className="flex-1">
        <Hero stats={stats} onRegistered={refetch} />
        <FeatureCards />
        <PioneersBand pioneers={stats.recentSignups} />
        <HelpCards onOpenChat={chat.open} />
      </main>
      <LandingFooter />
      <SupportCorner chat={chat} />
      <Toaster />
    </div>
  );
}
