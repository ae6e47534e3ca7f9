import { CoursePage as Course } from '../../../features/catalogue/courses/course-page.tsx';
import { PaymentDialog } from '../../../features/commerce/payments/index.ts';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';

// Loaded only for learners who have completed the course.
const CourseCertificate = lazyPart(
  () => import('../../../features/rewards/certificates/index.ts'),
  ({ CourseCertificate }) => CourseCertificate,
);

/** A course, how to pay for it, and the certificate of a learner who has completed it. */
export function CoursePage() {
  return <Course PaymentDialog={PaymentDialog} CourseCertificate={CourseCertificate} />;
}
