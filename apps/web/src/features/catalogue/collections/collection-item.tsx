import type { CollectionDetailAnswer } from '@academy/contract/catalogue/collections';
import { BookOpen, ChevronRight, Compass, GraduationCap, type LucideIcon } from 'lucide-react';
import { Icon } from '../../../ui/brand/icon.tsx';
import { IconTile, type IconTileProps } from '../../../ui/brand/icon-tile.tsx';
import { PriceTag, startText } from '../courses/index.ts';

type Item = CollectionDetailAnswer['items'][number];

const KINDS: Readonly<
  Record<Item['kind'], { label: string; icon: LucideIcon; tone: NonNullable<IconTileProps['tone']> }>
> = {
  lesson: { label: 'Lesson', icon: BookOpen, tone: 'accent' },
  course: { label: 'Course', icon: GraduationCap, tone: 'sun' },
  career: { label: 'Career', icon: Compass, tone: 'bloom' },
};

/** The whole row is a link to its subject. */
export function CollectionItem({ item }: { item: Item }) {
  const { label, icon, tone } = KINDS[item.kind];
  return (
    <li className="relative flex items-start gap-4 p-4 hover:bg-hover md:px-5">
      <IconTile icon={icon} tone={tone} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-ink-3">
          {label}
          {item.note !== '' && ` · ${item.note}`}
          {item.quote && ` · ${startText(item.quote)}`}
        </p>
        <h3 className="pt-0.5">
          <a
            href={item.href}
            className="text-inherit no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-[var(--focus)]"
          >
            {item.title}
          </a>
        </h3>
        <p className="pt-1 text-ink-2">{item.why}</p>
        {item.quote && <PriceTag quote={item.quote} size="base" className="pt-2" />}
      </div>
      <Icon icon={ChevronRight} className="self-center text-ink-3" />
    </li>
  );
}
