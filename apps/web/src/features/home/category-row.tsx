import type { CourseAnswer } from '@academy/contract/catalogue';
import { homeListOffer } from '@academy/domain/pricing';
import { BookOpen, ChartScatter, ChevronRight, Scale } from 'lucide-react';
import { Badge } from '../../ui/brand/badge.tsx';
import { Icon } from '../../ui/brand/icon.tsx';
import { IconTile } from '../../ui/brand/icon-tile.tsx';
import { countOf, PriceTag } from '../catalogue/index.ts';

const MARKS = [
  { icon: BookOpen, tone: 'accent' },
  { icon: ChartScatter, tone: 'bloom' },
  { icon: Scale, tone: 'sun' },
] as const;

interface CategoryRowProps {
  course: CourseAnswer;
  index: number;
  now: Date;
}

export function CategoryRow({ course, index, now }: CategoryRowProps) {
  const offer = homeListOffer(course.price, index, now);
  const mark = MARKS[index % MARKS.length] ?? MARKS[0];
  return (
    <li>
      <a
        href={`/course/${encodeURIComponent(course.id)}`}
        className="flex items-center gap-3 px-4 py-3.5 text-inherit no-underline hover:bg-hover focus-visible:-outline-offset-3"
      >
        <IconTile icon={mark.icon} tone={mark.tone} className="max-sm:hidden" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-56">
            <h3 className="text-base">{course.title}</h3>
            <p className="text-ink-3">
              {countOf(course.hours, 'hour')} · {course.level} · {offer.countdown}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            {offer.discountPercent > 0 && <Badge tone="sun">{offer.discountPercent}% off</Badge>}
            <PriceTag offer={offer} />
          </div>
        </div>
        <Icon icon={ChevronRight} className="text-ink-3" />
      </a>
    </li>
  );
}
