import { createHash } from 'node:crypto';
import { endpoints } from '@academy/contract';
import { KEPT_ENDPOINTS } from '../src/lib/answers/stored-answers/stored-endpoints.ts';

/**
 * A short text for the form of all answers that devices keep (`lib/answers/stored-answers/stored-answers.ts`), from the contract itself. A build
 * that changes a form reads nothing of what was kept in the old one; any other build goes on with it.
 */
export function answerShapes(): string {
  const forms = KEPT_ENDPOINTS.map((endpoint) => [endpoint, endpoints[endpoint].answer]);
  return createHash('sha256').update(JSON.stringify(forms)).digest('base64url').slice(0, 10);
}
