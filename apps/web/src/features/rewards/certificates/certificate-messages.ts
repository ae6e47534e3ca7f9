import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';

export function readingProblem(failure: Failure<'GET /api/certificates/:certificateId'>): {
  title: string;
  sentence: string;
} {
  switch (failure.code) {
    case 'unknown-certificate':
      return {
        title: 'No certificate has this number',
        sentence: 'Please compare it with the paper or the link, letter by letter.',
      };
    default:
      return {
        title: 'We could not load this certificate',
        sentence: commonSentence(failure, 'Please check your connection and try again.'),
      };
  }
}

export function revokingProblem(
  failure: Failure<'POST /api/admin/certificates/:certificateId/revocation'>,
): string {
  switch (failure.code) {
    case 'unknown-certificate':
    case 'already-revoked':
    case 'reason-missing':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Your reason is still here. Please try again.');
  }
}
