import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { isComingSoon } from '@academy/domain/catalogue/courses';
import { Clock } from 'lucide-react';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { CARD_ROW_ITEM } from '../../../../ui/layout/card-row.ts';
import {
  CourseCover,
  lessonsText,
  type OwnCourse,
  PriceTag,
  startText,
} from '../../../catalogue/courses/index.ts';
import { FeaturedAction } from './featured-action.tsx';
import { InstructorLine } from './instructor-line.tsx';
import type { Instructor } from './use-featured-instructors.ts';

interface FeaturedCardProps {
  course: CourseAnswer;
  instructors: readonly Instructor[];
  own: OwnCourse | undefined;
}

/** HOME-13; the title links to the course, the button enrols. */
export function FeaturedCard({ course, instructors, own }: FeaturedCardProps) {
  return (
    <Card as="li" padding="none" isLifting className={`${CARD_ROW_ITEM} flex flex-col p-2 pb-4`}>
      <CourseCover
        course={course}
        className="flex min-h-24 flex-wrap content-start items-start justify-between gap-2 rounded-md p-2 sm:min-h-38 sm:p-3"
      >
        <Badge tone="cover" icon={Clock}>
          {startText(course.quote)}
        </Badge>
        {isComingSoon(course) && <Badge tone="cover">Coming soon</Badge>}
      </CourseCover>
      <div className="flex flex-1 flex-col gap-2 px-3 pt-4">
        <h3 id={`featured-${course.id}`}>
          <a
            href={`/course/${encodeURIComponent(course.id)}`}
            className="text-inherit no-underline hover:underline"
          >
            {course.title}
          </a>
        </h3>
        <p className="text-ink-2">{course.description}</p>
        <InstructorLine instructors={instructors} />
        <p className="text-ink-3">
          {course.level} · {lessonsText(course)}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3">
          <PriceTag quote={course.quote} />
          <FeaturedAction course={course} own={own} />
        </div>
      </div>
    </Card>
  );
}
