import { CoursePage as Course } from '../../../features/catalogue/courses/course-page.tsx';
import { PaymentDialog } from '../../../features/commerce/payments/index.ts';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';

// Only those who have completed the course fetch it.
const CourseCertificate = lazyPart(
  () => import('../../../features/rewards/certificates/index.ts'),
  ({ CourseCertificate }) => CourseCertificate,
);

/** A course, how to pay for it, and the certificate of who has completed it. */
export function CoursePage() {
  return <Course PaymentDialog={PaymentDialog} CourseCertificate={CourseCertificate} />;
}
