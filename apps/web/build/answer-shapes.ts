import { createHash } from 'node:crypto';
import { endpoints } from '@academy/contract';
import { readFeatureLists } from './feature-modules.ts';

/**
 * A short hash of the shape of all answers that devices keep (`lib/answers/stored-answers/stored-answers.ts`), taken
 * from the contract. A build that changes a shape ignores what was stored in the old one; any other build keeps using
 * it.
 */
export async function answerShapes(): Promise<string> {
  const { KEPT_ANSWERS } = await readFeatureLists();
  const forms = KEPT_ANSWERS.map((endpoint) => [endpoint, endpoints[endpoint].answer]);
  return createHash('sha256').update(JSON.stringify(forms)).digest('base64url').slice(0, 10);
}
