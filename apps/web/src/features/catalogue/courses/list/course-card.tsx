import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { isComingSoon } from '@academy/domain/catalogue/courses';
import { BookOpen, CalendarDays, Clock, Hourglass, type LucideIcon, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { CourseCover } from '../course-cover.tsx';
import { dataText, hoursText, lessonsText, startText } from '../course-words.ts';
import { PriceTag } from '../prices/price-tag.tsx';
import type { OwnCourse } from '../use-own-courses.ts';

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon icon={icon} className="mt-[0.125em] text-ink-3" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** The whole card is a link to the course; its accessible name is only the title. */
export function CourseCard({ course, own }: { course: CourseAnswer; own: OwnCourse | undefined }) {
  const data = dataText(course);
  return (
    <Card as="li" padding="none" isLifting className="relative flex flex-col p-2 pb-4.5">
      <CourseCover
        course={course}
        className="flex h-38 flex-wrap content-start items-start justify-between gap-2 rounded-md p-3"
      >
        <Badge tone="cover">{course.level}</Badge>
        {!own && isComingSoon(course) && <Badge tone="cover">Coming soon</Badge>}
        {own && <Badge tone="sun">{own.completedAt ? 'Completed' : 'Enrolled'}</Badge>}
      </CourseCover>
      <div className="flex flex-1 flex-col gap-2 px-3 pt-4">
        <h3>
          <a
            href={`/course/${encodeURIComponent(course.id)}`}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {course.title}
          </a>
        </h3>
        <p className="text-ink-2">{course.description}</p>
        <ul className="grid gap-1 pt-1 text-ink-2">
          <Fact icon={Clock}>
            {hoursText(course)} · {course.area}
          </Fact>
          <Fact icon={isComingSoon(course) ? Hourglass : BookOpen}>{lessonsText(course)}</Fact>
          <Fact icon={CalendarDays}>{startText(course.quote)}</Fact>
          {data !== null && (
            <Fact icon={Smartphone}>
              {data}
              <span className="sr-only"> of data</span>
            </Fact>
          )}
        </ul>
        <div className="mt-auto grid gap-3 pt-3">
          {own && (
            <ProgressBar
              label="Your progress"
              value={own.percent}
              tone={own.completedAt ? 'success' : 'accent'}
            />
          )}
          {!(own && isComingSoon(course)) && (
            <PriceTag quote={course.quote} isPlanned={isComingSoon(course)} />
          )}
        </div>
      </div>
    </Card>
  );
}
