import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { Check } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { hoursText, PriceTag, startText } from '../../../catalogue/courses/index.ts';

interface CourseOptionProps {
  course: CourseAnswer;
  isRegistered: boolean;
  isBusy: boolean;
  onRegister: () => void;
}

export function CourseOption({ course, isRegistered, isBusy, onRegister }: CourseOptionProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-1 last:pb-0">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <h3>{course.title}</h3>
        <p className="text-ink-2">{course.description}</p>
        <p className="text-ink-3">
          {hoursText(course)} · {course.level} · {startText(course.quote)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
        {isRegistered ? (
          <Badge tone="success" icon={Check}>
            Registered
          </Badge>
        ) : (
          <PriceTag quote={course.quote} />
        )}
        <Button disabled={isBusy} onClick={onRegister} aria-label={`Register for ${course.title}`}>
          Register
        </Button>
      </div>
    </li>
  );
}
