import { ChevronRight, ExternalLink, type LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Icon } from '../../ui/brand/icon.tsx';
import { IconTile, type IconTileProps } from '../../ui/brand/icon-tile.tsx';

interface HelpCardTexts {
  icon: LucideIcon;
  tone?: IconTileProps['tone'];
  title: string;
  text: string;
}
type HelpCardProps = HelpCardTexts &
  (
    | { href: string; onClick?: undefined }
    | { href?: undefined; onClick: (event: MouseEvent<HTMLElement>) => void }
  );

const look =
  'flex min-w-0 items-center gap-4 rounded-lg border bg-surface p-4 text-left text-inherit no-underline ' +
  'transition-shadow duration-base hover:shadow-card';

/** A link to another site in a new tab, or an action on this page. */
export function HelpCard({ href, onClick, ...texts }: HelpCardProps) {
  if (href === undefined)
    return (
      <button type="button" onClick={onClick} className={look}>
        <Contents {...texts} end={ChevronRight} />
      </button>
    );
  return (
    <a href={href} target="_blank" rel="noopener" className={look}>
      <Contents {...texts} end={ExternalLink} />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

function Contents({ icon, tone, title, text, end }: HelpCardTexts & { end: LucideIcon }) {
  return (
    <>
      <IconTile icon={icon} tone={tone} />
      <span className="min-w-0 flex-1">
        <span className="block font-bold font-heading text-lg leading-snug">{title}</span>
        <span className="block text-ink-2">{text}</span>
      </span>
      <Icon icon={end} className="text-ink-3" />
    </>
  );
}
