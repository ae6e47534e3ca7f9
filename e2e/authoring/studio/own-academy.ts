import { test as base } from '../../fixtures.ts';
import { startProduct } from '../../harness/product.ts';

/** An academy of its own: what the studio makes would stand for a moment in the lists that other specs count. */
export const test = base.extend<object, { academyUrl: string }>({
  academyUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use, { workerIndex }) => {
      const product = await startProduct({ name: `studio-${workerIndex}` });
      await use(product.url);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ academyUrl }, use) => use(academyUrl),
});
