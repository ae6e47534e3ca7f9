import { runJob } from '../../../apps/api/src/test/run-job.ts';
import { academy, type SignedIn } from '../academy.ts';
import type { Page } from '../page/page.tsx';

/** Asks for the copy of the person who is signed in, and prepares it as the worker does. */
export async function prepareDataCopy(page: Page, { id }: SignedIn): Promise<void> {
  await page.line.send('POST /api/privacy/export', {});
  const { services } = await academy();
  await runJob(services, 'prepare-export', { userId: id });
}
