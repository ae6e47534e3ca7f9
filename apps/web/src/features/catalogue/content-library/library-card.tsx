import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { isComingSoon } from '@academy/domain/catalogue/courses';
import { Check, Clock } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CourseCover, countOf, lessonsText, type OwnCourse, PriceTag, startText } from '../courses/index.ts';

interface LibraryCardProps {
  course: CourseAnswer;
  own: OwnCourse | undefined;
  onEnrol: () => void;
}

/** LIB-01: the title links to the course, the button to its payment. */
export function LibraryCard({ course, own, onEnrol }: LibraryCardProps) {
  const titleId = `library-${course.id}`;
  return (
    <Card as="li" padding="none" isLifting className="flex flex-col p-2 pb-4">
      <CourseCover
        course={course}
        className="flex min-h-38 flex-wrap content-start items-start justify-between gap-2 rounded-md p-3"
      >
        <Badge tone="cover" icon={Clock}>
          {startText(course.quote)}
        </Badge>
        {own ? (
          <Badge tone="sun" icon={Check}>
            Enrolled
          </Badge>
        ) : (
          isComingSoon(course) && <Badge tone="cover">Coming soon</Badge>
        )}
      </CourseCover>
      <div className="flex flex-1 flex-col gap-2 px-3 pt-4">
        <h3 id={titleId}>
          <a
            href={`/course/${encodeURIComponent(course.id)}`}
            className="text-inherit no-underline hover:underline"
          >
            {course.title}
          </a>
        </h3>
        <p className="text-ink-2">{course.description}</p>
        <p className="text-ink-3">
          {course.level} · {countOf(course.modules, 'module')} · {lessonsText(course)}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3">
          <PriceTag quote={course.quote} />
          <Button aria-describedby={titleId} onClick={onEnrol}>
            Enroll
          </Button>
        </div>
      </div>
    </Card>
  );
}
