import { AgentsRow } from './agents-row.tsx';
import { CoinsDrawing } from './coins-drawing.tsx';
import { FeatureCard } from './feature-card.tsx';
import { LandingSection } from './landing-section.tsx';
import { PathDrawing } from './path-drawing.tsx';

// 1§1
export function FeatureCards() {
  return (
    <LandingSection title="Made for the way you live and learn">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-12 lg:gap-5">
        <FeatureCard
          isWide
          title="AI-powered personalised learning"
          text="Your path adapts to what you know, what you want to become and the time you have."
        >
          <PathDrawing />
        </FeatureCard>
        <FeatureCard
          title="Gamified progress"
          text="Coins, achievements and leaderboards. Every lesson you finish threads a bead."
        >
          <CoinsDrawing />
        </FeatureCard>
        <FeatureCard
          title="Age-friendly design for ages 18 to 72+"
          text="Large type, calm screens, clear buttons. Choose your own text size."
        >
          <p
            aria-hidden="true"
            className="flex flex-wrap items-baseline gap-5 font-bold font-heading text-accent-text leading-none"
          >
            <span className="text-[2rem]">Aa</span>
            <span className="text-[3.25rem]">Aa</span>
            <span className="text-[5rem]">Aa</span>
          </p>
        </FeatureCard>
        <FeatureCard
          isWide
          title="5 AI agents"
          text="A small team at your side, to help you start, plan, understand, certify and connect."
        >
          <AgentsRow />
        </FeatureCard>
      </div>
    </LandingSection>
  );
}
