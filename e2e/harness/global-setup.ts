import { rmSync } from 'node:fs';
import { startProduct } from './product.ts';

/**
 * One product for the whole run, unless PRODUCT_URL names one that runs already. It starts with nothing, as on a new
 * machine; those that a test starts for itself begin as this one does.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PRODUCT_URL) return undefined;
  const product = await startProduct();
  process.env.PRODUCT_URL = product.url;
  await product.offerState();
  return async () => {
    await product.stop();
    if (process.env.FIRST_STATE) rmSync(process.env.FIRST_STATE, { recursive: true, force: true });
  };
}
