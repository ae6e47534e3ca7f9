import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import {
  BriefcaseBusiness,
  ChartScatter,
  ChevronRight,
  Cpu,
  Languages,
  type LucideIcon,
  Sprout,
} from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { IconTile, type IconTileProps } from '../../../../ui/brand/icon-tile.tsx';
import { hoursText, PriceTag, startText } from '../../../catalogue/courses/index.ts';

interface Mark {
  icon: LucideIcon;
  tone: NonNullable<IconTileProps['tone']>;
}

/** The same area has the same colour in every list. */
const MARKS: Readonly<Record<CourseAnswer['area'], Mark>> = {
  Foundations: { icon: Sprout, tone: 'accent' },
  'Machine learning': { icon: Cpu, tone: 'accent' },
  Specialisation: { icon: Languages, tone: 'bloom' },
  Business: { icon: BriefcaseBusiness, tone: 'sun' },
  Data: { icon: ChartScatter, tone: 'bloom' },
};

interface CategoryRowProps {
  course: CourseAnswer;
  /** Not shown on a phone yet. */
  isLater: boolean;
}

export function CategoryRow({ course, isLater }: CategoryRowProps) {
  const mark = MARKS[course.area];
  return (
    <li className={isLater ? 'max-sm:hidden' : undefined}>
      <a
        href={`/course/${encodeURIComponent(course.id)}`}
        className="flex items-center gap-3 px-4 py-3 text-inherit no-underline hover:bg-hover focus-visible:-outline-offset-3"
      >
        <IconTile icon={mark.icon} tone={mark.tone} className="max-sm:hidden" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-56">
            <h3 className="text-base">{course.title}</h3>
            <p className="text-ink-3">
              {hoursText(course)} · {course.level} · {startText(course.quote)}
            </p>
          </div>
          <PriceTag quote={course.quote} size="base" />
        </div>
        <Icon icon={ChevronRight} className="text-ink-3" />
      </a>
    </li>
  );
}
