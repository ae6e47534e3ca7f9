import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import type { CourseStateAnswer } from '@academy/contract/learning/learning-log';
import { isComingSoon } from '@academy/domain/catalogue/courses';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { noPlaceText } from '../course-words.ts';
import { useEnrolment } from '../enrolment/use-enrolment.tsx';
import type { PurchaseDialog } from '../prices/purchase.ts';
import { nextStep } from './course-steps.ts';

interface EnrolButtonProps {
  course: CourseDetailAnswer;
  state: CourseStateAnswer;
  PaymentDialog: PurchaseDialog;
}

/** On the panel: the only prominent button of the page. */
export function EnrolButton({ course, state, PaymentDialog }: EnrolButtonProps) {
  const { enrol, isPending, payment } = useEnrolment(course, PaymentDialog);
  const noPlace = noPlaceText(course);
  if (!state.isEnrolled && noPlace !== null) return <p className="font-semibold">{noPlace}</p>;
  if (!state.isEnrolled)
    return (
      <>
        <Button variant="sun" size="lg" isPending={isPending} onClick={() => void enrol()}>
          {isComingSoon(course) ? 'Join early' : 'Enroll'}
        </Button>
        {payment}
      </>
    );
  const step = nextStep(course, state);
  if (step === null)
    return <p className="font-semibold">Your place is kept. The first lesson is on its way.</p>;
  return (
    <Button variant="sun" size="lg" href={step.href} iconAfter={ArrowRight}>
      {step.label}
    </Button>
  );
}
