import {
  issue,
  logCompletion,
} from '../../../apps/api/src/modules/rewards/certificates/test/completed-course.ts';
import { ACADEMY_URL, academy, type SignedIn } from '../academy.ts';

/** The person completes the course, and the worker signs the certificate. */
export async function addCertificate({ id }: SignedIn, courseId: string): Promise<void> {
  const test = await academy();
  await logCompletion(test, id, courseId);
  await issue(test, id, courseId, ACADEMY_URL);
}
