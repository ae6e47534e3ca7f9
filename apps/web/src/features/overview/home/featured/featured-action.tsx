import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { Button } from '../../../../ui/actions/button.tsx';
import { type OwnCourse, useEnrolment } from '../../../catalogue/courses/index.ts';
import { PaymentDialog } from '../../../commerce/payments/index.ts';

interface FeaturedActionProps {
  course: CourseAnswer;
  own: OwnCourse | undefined;
}

export function FeaturedAction({ course, own }: FeaturedActionProps) {
  const { enrol, isPending, payment } = useEnrolment(course, PaymentDialog);
  const ofCourse = <span className="sr-only"> {course.title}</span>;
  if (own)
    return (
      <Button href={`/course/${encodeURIComponent(course.id)}`}>
        <span>
          {own.completedAt ? 'Review' : 'Continue'}
          {ofCourse}
        </span>
      </Button>
    );
  return (
    <>
      <Button isPending={isPending} aria-describedby={`featured-${course.id}`} onClick={() => void enrol()}>
        Enroll
      </Button>
      {payment}
    </>
  );
}
