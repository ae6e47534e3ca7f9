import type { Page } from '@playwright/test';
import { startSimulator } from '../../../tools/paystack-simulator/server.ts';
import { test as base, expect } from '../../fixtures.ts';
import { startProduct } from '../../harness/product.ts';
import { forgetSignIn } from '../../sign-in.ts';

type Simulator = Awaited<ReturnType<typeof startSimulator>>;

interface Selling {
  readonly url: string;
  readonly provider: Simulator;
}

/** A separate product that takes payments (R4), with the provider's simulator. */
export const test = base.extend<object, { selling: Selling; shop: string }>({
  /** A spec that leaves something behind uses a separate product with another name. */
  shop: ['selling', { scope: 'worker', option: true }],
  selling: [
    async ({ shop }, use, { workerIndex }) => {
      const provider = await startSimulator();
      const product = await startProduct({
        name: `${shop}-${workerIndex}`,
        settings: { PAYSTACK_SECRET_KEY: provider.secretKey, PAYSTACK_BASE_URL: provider.url },
      });
      await use({ url: product.url, provider });
      await product.stop();
      await provider.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ selling }, use) => use(selling.url),
});

/** A course whose lessons are all written, and which is therefore for sale. */
export const COURSE = { id: 'ai-fundamentals', title: 'AI Fundamentals' } as const;

export const payment = (page: Page) => page.getByRole('dialog', { name: 'Complete Payment' });
export const payButton = (page: Page) => payment(page).getByRole('button', { name: /^Pay R\d+$/ });
export const popupButton = (page: Page) =>
  payment(page).getByRole('button', { name: 'Pay in a window on this page' });
export const toastOf = (page: Page, title: string) => page.getByText(title, { exact: true });
/** The provider's window over our page. */
export const providerWindow = (page: Page) => page.frameLocator('iframe[title="Payment"]');

export async function openPayment(page: Page): Promise<void> {
  await page.goto('/content');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: COURSE.title, exact: true }) });
  await card.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(payButton(page)).toBeEnabled();
}

/**
 * Gives the next person to sign in a separate device: on a shared one the page reloads when somebody else signs in.
 * The page is left first, because its pending requests would be sent as the next person.
 */
export async function clearDevice(page: Page): Promise<void> {
  await page.evaluate('localStorage.clear()');
  await forgetSignIn(page);
}

export async function hasPlace(page: Page): Promise<boolean> {
  const { isEnrolled } = await (await page.request.get(`/api/courses/${COURSE.id}/progress`)).json();
  return isEnrolled;
}

export async function ordersOf(page: Page): Promise<{ reference: string; state: string }[]> {
  return (await (await page.request.get('/api/orders')).json()).orders;
}

/** Gives a bought place back, so that the next test can buy it. */
export async function takeBack(page: Page, selling: Selling): Promise<void> {
  const paid = (await ordersOf(page)).find(({ state }) => state === 'paid');
  if (!paid) return;
  await page.request.post(`/api/orders/${paid.reference}/cancellation`, {
    headers: { Origin: selling.url, 'idempotency-key': crypto.randomUUID() },
    data: {},
  });
  expect(await hasPlace(page)).toBe(false);
}
