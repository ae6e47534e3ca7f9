import type { LucideIcon } from 'lucide-react';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '../brand/icon-tile.tsx';
import { classNames } from '../class-names.ts';
import { Heading, type HeadingLevel } from '../layout/heading.tsx';
import { Spinner } from './spinner.tsx';

export interface MessageCardProps {
  /** `denied`: a red shield. `lost`: 404 with a bead for its zero. `waiting`: the spinner. */
  mark: 'denied' | 'lost' | 'waiting' | LucideIcon;
  title: string;
  headingLevel?: HeadingLevel | undefined;
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** A card that is alone on a page: Access Denied, 404, One moment. */
export function MessageCard({
  mark,
  title,
  headingLevel = 1,
  action,
  className,
  children,
}: MessageCardProps) {
  return (
    <div
      className={classNames(
        'grid w-full max-w-112 content-start justify-items-start gap-2 rounded-lg border bg-surface p-[clamp(1.125rem,0.9rem+1vw,1.5rem)]',
        className,
      )}
    >
      {renderMark(mark)}
      <Heading level={headingLevel} className="mt-1 text-lg">
        {title}
      </Heading>
      {children !== undefined && <p className="text-ink-2">{children}</p>}
      {action !== undefined && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}

function renderMark(mark: MessageCardProps['mark']) {
  switch (mark) {
    case 'denied':
      return <IconTile icon={ShieldAlert} tone="danger" />;
    case 'lost':
      return <LostBead />;
    case 'waiting':
      return <Spinner />;
    default:
      return <IconTile icon={mark} />;
  }
}

function LostBead() {
  return (
    <span
      aria-hidden="true"
      className="inline-flex h-12 items-center gap-1 font-black font-heading text-[2.5rem] text-accent-text leading-none"
    >
      4<span className="size-7 rounded-bead border-8 border-sun" />4
    </span>
  );
}
