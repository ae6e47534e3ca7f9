import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import type { TrainingAnswer } from '@academy/contract/teaching/training';
import { isComingSoon } from '@academy/domain/catalogue/courses';
import { isPaid } from '@academy/domain/catalogue/pricing';
import { useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { CourseCover } from '../../../catalogue/courses/index.ts';
import { PaymentDialog } from '../../../commerce/payments/index.ts';
import { CourseListDialog } from './course-list-dialog.tsx';
import { ALREADY_REGISTERED } from './registration-messages.ts';
import { announceRegistrationAfterPayment, useRegistration } from './use-registration.ts';

/** TRAIN-20 to TRAIN-26: from the card to the list, from a paid course to its payment, and to a place. */
export function RegistrationCard({ registered }: { registered: TrainingAnswer['registered'] }) {
  const [isListOpen, setIsListOpen] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  const [unpaidId, setUnpaidId] = useState<string | null>(null);
  const { data: courses } = useAnswer('GET /api/courses', {}, { enabled: isListOpen || isPaying });
  const unpaid = courses?.find(({ id }) => id === unpaidId);
  const { register, isPending } = useRegistration();
  const registeredIds = new Set(registered.map(({ courseId }) => courseId));

  async function takePlace(course: CourseAnswer) {
    if (!(await register(course, `“${course.title}”`))) return;
    closeAll();
  }

  function closeAll() {
    setIsPaying(false);
    setIsListOpen(false);
  }

  function choose(course: CourseAnswer) {
    if (registeredIds.has(course.id)) toast(ALREADY_REGISTERED);
    // A planned course is not for sale, and a place in it is taken at once.
    else if (!isComingSoon(course) && isPaid(course.quote)) {
      setUnpaidId(course.id);
      // No dialog may be open above the provider's window; the list returns when nothing was paid.
      setIsListOpen(false);
      setIsPaying(true);
    } else void takePlace(course);
  }

  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby="training-registration"
      className="flex flex-col p-2 pb-5"
    >
      <CourseCover
        course={{ cover: 'chevron', gradientClass: 'orange-yellow', imageUrl: null }}
        className="h-26 rounded-md"
      />
      <div className="flex flex-1 flex-col gap-2 px-3 pt-4 sm:px-4">
        <h3 id="training-registration">Course Registration</h3>
        <p className="text-ink-2">
          Choose your next course and take your place. You learn at your own pace, on your phone.
        </p>
        <Button className="mt-auto self-start" onClick={() => setIsListOpen(true)}>
          Register for Course
        </Button>
      </div>
      <CourseListDialog
        isOpen={isListOpen}
        onClose={() => setIsListOpen(false)}
        registeredIds={registeredIds}
        isBusy={isPending}
        onRegister={choose}
      />
      {unpaid && (
        <PaymentDialog
          isOpen={isPaying}
          onClose={() => {
            setIsPaying(false);
            setIsListOpen(true);
          }}
          purchase={{ course: unpaid, isRegistration: true }}
          access={{ kind: 'none', isPending, onTake: () => void takePlace(unpaid) }}
          onPaid={() => {
            closeAll();
            announceRegistrationAfterPayment(`“${unpaid.title}”`);
          }}
        />
      )}
    </Card>
  );
}
