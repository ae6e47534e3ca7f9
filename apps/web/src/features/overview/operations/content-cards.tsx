import { BookOpen, CalendarDays, LibraryBig, type LucideIcon, Presentation } from 'lucide-react';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { IconTile } from '../../../ui/brand/icon-tile.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';

interface ContentCard {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly icon: LucideIcon;
}

// 2§2
const CARDS: readonly ContentCard[] = [
  {
    title: 'Course Provisioning',
    text: 'Create courses, set their dates and prices, and archive those you no longer offer.',
    href: '/cms?type=courses',
    icon: BookOpen,
  },
  {
    title: 'Event Management',
    text: 'Plan workshops and open evenings, and change them when something comes up.',
    href: '/cms?type=events',
    icon: CalendarDays,
  },
  {
    title: 'Instructor Portal',
    text: 'Keep our instructors’ names and pictures up to date.',
    href: '/cms?type=instructors',
    icon: Presentation,
  },
  {
    title: 'Collections Hub',
    text: 'Group what belongs together, so that learners find it in one place.',
    href: '/cms?type=collections',
    icon: LibraryBig,
  },
];

/** OPS-03 */
export function ContentCards() {
  return (
    <PageSection
      title="What learners read, watch and join"
      action={<MoreLink href="/cms">Open content management</MoreLink>}
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {CARDS.map(({ title, text, href, icon }) => (
          <li key={title} className="grid">
            <Card href={href} className="flex items-start gap-4">
              <IconTile icon={icon} />
              <span className="grid min-w-0 gap-1">
                <h3 className="text-base">{title}</h3>
                <span className="text-ink-2">{text}</span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
