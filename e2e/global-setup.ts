import { startProduct } from './product.ts';

/** One product for the whole run, unless PRODUCT_URL names one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PRODUCT_URL) return undefined;
  const product = await startProduct();
  process.env.PRODUCT_URL = product.url;
  return product.stop;
}
