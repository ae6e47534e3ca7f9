import type { AcademyFacts } from '@academy/domain/academy/academy-settings';
import { DOCUMENTATION_URL, VIDEOS_URL } from '@academy/domain/product';
import { BookOpen, MessageCircle, Video } from 'lucide-react';
import type { MouseEvent } from 'react';
import { HelpCard } from './help-card.tsx';
import { LandingSection } from './landing-section.tsx';

interface HelpCardsProps {
  academy: AcademyFacts;
  onOpenChat: (event: MouseEvent<HTMLElement>) => void;
}

// 1§2
export function HelpCards({ academy, onOpenChat }: HelpCardsProps) {
  return (
    <LandingSection title="Need a hand?">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        <HelpCard
          icon={BookOpen}
          title="Documentation"
          text="Step-by-step guides"
          href={academy.documentationUrl ?? DOCUMENTATION_URL}
        />
        <HelpCard
          icon={MessageCircle}
          tone="bloom"
          title="Support Chat"
          text="Ask Nexii, day or night"
          onClick={onOpenChat}
        />
        <HelpCard
          icon={Video}
          tone="sun"
          title="Video Tutorials"
          text="Short videos that show you how"
          href={academy.videosUrl ?? VIDEOS_URL}
        />
      </div>
    </LandingSection>
  );
}
