import { AS_SPECIFIED, type PageFacts } from '@academy/domain/admissions/waitlist';
import { useWaitlistStats } from '../features/admissions/waitlist/index.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { FeatureCards } from './sections/feature-cards.tsx';
import { HelpCards } from './sections/help-cards.tsx';
import { Hero } from './sections/hero.tsx';
import { LandingFooter } from './sections/landing-footer.tsx';
import { LandingHeader } from './sections/landing-header.tsx';
import { PioneersBand } from './sections/pioneers-band.tsx';
import { useSignInPanel } from './sign-in/use-sign-in-panel.ts';
import { SupportCorner } from './support/support-corner.tsx';
import { useSupportChat } from './support/use-support-chat.ts';
import { useEarlyTaps } from './waking/use-early-taps.ts';

interface LandingPageProps {
  /** The prerendered page of `/login`; after hydration it decides by itself. */
  isSignInOpen?: boolean;
  known?: PageFacts | undefined;
}

/** The public page: what the academy is, how to join it, and where its users sign in. */
export function LandingPage({ isSignInOpen = false, known = AS_SPECIFIED }: LandingPageProps) {
  const { stats, refetch } = useWaitlistStats(known.academy);
  const signIn = useSignInPanel(isSignInOpen);
  const chat = useSupportChat();
  useEarlyTaps();
  return (
    <div className="relative flex min-h-svh flex-col">
      <a
        href="#main"
        className="sr-only z-toast rounded-md bg-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <LandingHeader signIn={signIn} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Hero stats={stats} wasLaunched={known.isLaunched} onRegistered={refetch} signIn={signIn} />
        <FeatureCards />
        <PioneersBand pioneers={stats.recentSignups} />
        <HelpCards academy={stats.academy} onOpenChat={chat.open} />
      </main>
      <LandingFooter academy={stats.academy} />
      <SupportCorner chat={chat} academy={stats.academy} />
      <Toaster />
    </div>
  );
}
