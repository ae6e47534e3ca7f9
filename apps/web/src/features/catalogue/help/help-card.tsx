import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile, type IconTileProps } from '../../../ui/brand/icon-tile.tsx';
import { Card } from '../../../ui/layout/card.tsx';

interface HelpCardProps {
  icon: LucideIcon;
  tone?: IconTileProps['tone'];
  title: string;
  text: string;
  action: ReactNode;
}

export function HelpCard({ icon, tone, title, text, action }: HelpCardProps) {
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <div className="flex max-w-full flex-wrap items-center gap-4">
        <IconTile icon={icon} tone={tone} />
        <h3>{title}</h3>
      </div>
      <p className="text-ink-2">{text}</p>
      <div className="mt-auto pt-1">{action}</div>
    </Card>
  );
}
