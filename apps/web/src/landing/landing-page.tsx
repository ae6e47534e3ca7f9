import { useWaitlistStats } from '../features/waitlist/index.ts';
import { Toaster } from '../ui/toaster.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { HelpCards } from './help-cards.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { PioneersBand } from './pioneers-band.tsx';
import { SupportCorner } from './support-corner.tsx';
import { useSupportChat } from './use-support-chat.ts';

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
