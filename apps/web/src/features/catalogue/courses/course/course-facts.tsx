import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import { isComingSoon } from '@academy/domain/catalogue/courses';
import {
  BookOpen,
  CalendarDays,
  Clock,
  Download,
  type LucideIcon,
  Smartphone,
  Tag,
  TrendingUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { dataText, hoursText, languagesText, startText } from '../course-words.ts';
import { PriceTag } from '../prices/price-tag.tsx';

interface Fact {
  icon: LucideIcon;
  term: string;
  description: ReactNode;
}

function factsOf(course: CourseDetailAnswer): Fact[] {
  return [
    { icon: TrendingUp, term: 'Level', description: course.level },
    { icon: Clock, term: 'Duration', description: hoursText(course) },
    {
      icon: BookOpen,
      term: 'Lessons',
      description: isComingSoon(course)
        ? `${course.writtenLessons} of ${course.lessons} open`
        : `${course.lessons}`,
    },
    { icon: Smartphone, term: 'Data', description: dataText(course) ?? 'None yet' },
    {
      icon: CalendarDays,
      term: 'Next start',
      description: course.isArchived ? 'None' : startText(course.quote),
    },
    {
      icon: Tag,
      term: 'Price',
      description: course.isArchived ? (
        'No longer offered'
      ) : (
        <PriceTag quote={course.quote} size="base" isPlanned={isComingSoon(course)} />
      ),
    },
  ];
}

/** Rand, data and time first: what the course requires of a learner. */
export function CourseFacts({ course }: { course: CourseDetailAnswer }) {
  return (
    <Card>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-4">
        {factsOf(course).map(({ icon, term, description }) => (
          <div key={term} className="min-w-0">
            <dt className="flex items-center gap-2 text-ink-2">
              <Icon icon={icon} className="text-accent-text" />
              {term}
            </dt>
            <dd className="font-semibold">{description}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t pt-2 text-ink-2">
        <p className="min-w-0">{languagesText(course)}</p>
        {course.writtenLessons > 0 && (
          <Button variant="quiet" icon={Download} href={`/offline/${course.id}`}>
            Save for offline
          </Button>
        )}
      </div>
    </Card>
  );
}
