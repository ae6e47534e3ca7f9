import { PRODUCT_NAME } from '@academy/domain/product';
import {
  type CertificateFacts,
  type CertificateId,
  NQF_SENTENCE,
  verifyPath,
} from '@academy/domain/rewards/certificates';

export function certificateLetter(
  { personName, courseTitle }: Pick<CertificateFacts, 'personName' | 'courseTitle'>,
  id: CertificateId,
  publicUrl: string,
) {
  const body = [
    `Dumela ${personName}`,
    '',
    `You completed ${courseTitle}. Well done: your certificate is ready.`,
    '',
    'Anyone you give this link to can see it and check that it is real:',
    '',
    `${publicUrl}${verifyPath(id)}`,
    '',
    'You find the PDF for printing, and the buttons to share it, on the page of the course and on your profile.',
    '',
    NQF_SENTENCE,
    '',
    PRODUCT_NAME,
  ].join('\n');
  return { subject: `Your certificate for ${courseTitle}`, body };
}
