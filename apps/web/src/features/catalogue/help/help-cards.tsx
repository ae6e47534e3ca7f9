import type { HelpAnswer } from '@academy/contract/catalogue/help';
import { BookOpen, MessageCircle, Video } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { HelpCard } from './help-card.tsx';
import { NewTabButton } from './new-tab-button.tsx';

interface HelpCardsProps {
  help: HelpAnswer | undefined;
  onOpenChat: () => void;
}

// 2§2
export function HelpCards({ help, onOpenChat }: HelpCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <HelpCard
        icon={BookOpen}
        title="Documentation"
        text="Step-by-step guides to every part of the academy."
        action={<NewTabButton href={help?.documentationUrl}>Read the guides</NewTabButton>}
      />
      <HelpCard
        icon={MessageCircle}
        tone="bloom"
        title="Support Chat"
        text="Ask our assistant, day or night, and get an answer right here."
        action={<Button onClick={onOpenChat}>Start a chat</Button>}
      />
      <HelpCard
        icon={Video}
        tone="sun"
        title="Video Tutorials"
        text="Short videos that show you how. Video uses more data than reading."
        action={<NewTabButton href={help?.videosUrl}>Watch the videos</NewTabButton>}
      />
    </ul>
  );
}
