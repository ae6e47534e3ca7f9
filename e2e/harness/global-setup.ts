import { rmSync } from 'node:fs';
import { startProduct } from './product.ts';

/**
 * One product for the whole run, unless PRODUCT_URL names one that is running already. It starts empty, as on a new
 * machine; products that a test starts for itself begin with a copy of this one's data.
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
