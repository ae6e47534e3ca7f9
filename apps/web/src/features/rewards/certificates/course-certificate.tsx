import { useAnswer } from '../../../lib/answers/answers.ts';
import { CertificateItem } from './certificate-item.tsx';

const ASK_AGAIN_MS = 3000;
const PATIENCE = 10;

/**
 * The certificate of a completed course. It is signed a moment after the course is completed, so it is polled; so is
 * a new one, of a course that was refunded and taken again.
 */
export function CourseCertificate({ courseId }: { courseId: string }) {
  const { data: certificates } = useAnswer('GET /api/certificates', undefined, {
    refetchInterval: ({ state }) => {
      const isThere = state.data?.some((each) => each.courseId === courseId && each.revokedBecause === null);
      return isThere || state.dataUpdateCount >= PATIENCE ? false : ASK_AGAIN_MS;
    },
  });
  const certificate = certificates?.find((each) => each.courseId === courseId);
  return certificate ? (
    <CertificateItem certificate={certificate} headingLevel={3} title="Your certificate" />
  ) : null;
}
