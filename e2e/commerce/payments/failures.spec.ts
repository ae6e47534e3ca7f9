import { axe, expect } from '../../fixtures.ts';
import {
  hasPlace,
  openPayment,
  payButton,
  payment,
  popupButton,
  providerWindow,
  takeBack,
  test,
  toastOf,
} from './selling.ts';

test.use({ serviceWorkers: 'block' });
test.describe.configure({ mode: 'default' });
test.beforeEach(({ signIn }) => signIn('admin'));
test.afterEach(({ page, selling }) => takeBack(page, selling));

const INITIALISE = '**/api/paystack/initialize';
const SETTLEMENT = '**/api/orders/*/settlement';

test('PAY-13 a payment that is not started says why, in the words of the server or in ours', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503|ERR_FAILED|net::/);
  await openPayment(page);
  const problem = {
    title: 'x',
    status: 503,
    code: 'provider-away',
    detail: 'We can’t reach the payment provider right now.',
  };
  await page.route(INITIALISE, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await payButton(page).click();
  await expect(toastOf(page, 'Payment Error')).toBeVisible();
  await expect(page.getByText(problem.detail)).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await page.unroute(INITIALISE);
  await page.route(INITIALISE, (route) => route.abort());
  await payButton(page).click();
  await expect(page.getByText('Failed to process payment', { exact: true })).toBeVisible();
});

test('PAY-14 an answer without a reference is no payment', async ({ page }) => {
  await openPayment(page);
  await page.route(INITIALISE, (route) => route.fulfill({ json: { status: false, message: '', data: {} } }));
  await payButton(page).click();
  await expect(toastOf(page, 'Payment Error')).toBeVisible();
  await expect(page.getByText('Failed to initialize payment', { exact: true })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
});

test('PAY-15 without the script of the provider its window is not tried', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED|inline\.js/);
  await page.route('**/v2/inline.js', (route) => route.abort());
  await openPayment(page);
  await popupButton(page).click();
  await expect(toastOf(page, 'Payment Error')).toBeVisible();
  await expect(
    page.getByText('Paystack script not loaded. Please refresh the page.', { exact: true }),
  ).toBeVisible();
  await expect(popupButton(page)).toBeEnabled();
});

test('PAY-16 a payment that the provider does not confirm gives no place', async ({ page, selling }) => {
  await openPayment(page);
  await payButton(page).click();
  await page.waitForURL(/\/checkout\//);
  const [order] = [...selling.provider.ledger.transactions.keys()].slice(-1);
  selling.provider.setSwitch('wrong_amount', -100, order);
  await page.getByRole('button', { name: /^Pay ZAR/ }).click();
  await expect(toastOf(page, 'Payment Verification Failed')).toBeVisible();
  await expect(page.getByText('Please contact support if you were charged.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something does not match' })).toBeVisible();
  await axe(page, 'mismatched');
  expect(await hasPlace(page)).toBe(false);
});

test('PAY-17 a check that fails says so, and the next one finds the payment', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/500/);
  await openPayment(page);
  await popupButton(page).click();
  await page.route(SETTLEMENT, (route) => route.fulfill({ status: 500, body: 'No.' }));
  await providerWindow(page)
    .getByRole('button', { name: /^Pay ZAR/ })
    .click();
  await expect(toastOf(page, 'Verification Error')).toBeVisible();
  await expect(
    page.getByText('Payment made but verification failed. Please contact support.', { exact: true }),
  ).toBeVisible();
  await page.unroute(SETTLEMENT);
  await page.goto('/orders');
  // The provider's webhook has arrived meanwhile, or arrives now.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Go to the course' }).first()).toBeVisible();
  }).toPass();
  expect(await hasPlace(page)).toBe(true);
});

test('a declined card is reported, and nothing is charged', async ({ page }) => {
  await openPayment(page);
  await payButton(page).click();
  await page.getByLabel('Card number').fill('4084 0800 0000 5408');
  await page.getByLabel('CVV').fill('001');
  await page.getByRole('button', { name: /^Pay ZAR/ }).click();
  await expect(page.getByRole('alert').or(page.getByText('The payment did not go through'))).toBeVisible();
  expect(await hasPlace(page)).toBe(false);
});

test('a bank that takes its time is waited for, and the place opens by itself', async ({ page, selling }) => {
  await openPayment(page);
  await payButton(page).click();
  await page.waitForURL(/\/checkout\//);
  const [reference] = [...selling.provider.ledger.transactions.keys()].slice(-1);
  selling.provider.setSwitch('pending_then_success', 8000, reference);
  selling.provider.setSwitch('webhook_never', undefined, reference);
  await page.getByRole('button', { name: 'Pay with EFT' }).click();
  await expect(page.getByRole('heading', { name: 'We are still waiting for your bank' })).toBeVisible();
  await axe(page, 'waiting');
  await expect(page.getByRole('heading', { name: 'Your place is confirmed' })).toBeVisible({
    timeout: 30_000,
  });
});

test('a return without an order, or with somebody else’s, says so', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/);
  await page.goto('/payment/return');
  await expect(page.getByRole('heading', { name: 'No payment to show' })).toBeVisible();
  await page.goto('/payment/return?reference=AC-01M7GHR6009JDFTQ1ZM8S7MWAZ');
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  await expect(payment(page)).toHaveCount(0);
});

test('no orders, and orders that do not load, are shown as such', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/500/);
  await signIn('learner');
  await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: 'No.' }));
  await page.goto('/orders');
  await expect(page.getByText('Your orders did not load.')).toBeVisible();
  await page.unroute('**/api/orders');
  await page.reload();
  await expect(page.getByText('You have not ordered anything yet.')).toBeVisible();
});
