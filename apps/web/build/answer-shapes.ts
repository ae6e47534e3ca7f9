import { createHash } from 'node:crypto';
import { endpoints } from '@academy/contract';
import { readFeatureLists } from './feature-modules.ts';

/**
 * A short text for the form of all answers that devices keep (`lib/answers/stored-answers/stored-answers.ts`), from the contract itself. A build
 * that changes a form reads nothing of what was kept in the old one; any other build goes on with it.
 */
export async function answerShapes(): Promise<string> {
  const { KEPT_ANSWERS } = await readFeatureLists();
  const forms = KEPT_ANSWERS.map((endpoint) => [endpoint, endpoints[endpoint].answer]);
  return createHash('sha256').update(JSON.stringify(forms)).digest('base64url').slice(0, 10);
}
