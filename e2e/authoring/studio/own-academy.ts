import { test as base } from '../../fixtures.ts';
import { startProduct } from '../../harness/product.ts';

/** A separate academy: what the studio creates would briefly appear in the lists that other specs count. */
export const test = base.extend<object, { academyUrl: string }>({
  academyUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern
    async ({}, use, { workerIndex }) => {
      const product = await startProduct({ name: `studio-${workerIndex}` });
      await use(product.url);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ academyUrl }, use) => use(academyUrl),
});
