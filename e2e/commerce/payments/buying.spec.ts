import { axe, expect } from '../../fixtures.ts';
import {
  COURSE,
  hasPlace,
  openPayment,
  ordersOf,
  payButton,
  payment,
  popupButton,
  providerWindow,
  takeBack,
  test,
  toastOf,
} from './selling.ts';

test.use({ serviceWorkers: 'block' });
// Only one course is for sale, and it can be bought only once.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ signIn }) => signIn('trainer'));
test.afterEach(({ page, selling }) => takeBack(page, selling));

test('PAY-03 PAY-07 PAY-12 PAY-18 a course is bought on the page of the provider and opens in the player', {
  tag: '@journey',
}, async ({ page }) => {
  await openPayment(page);
  await expect(page.locator('head script[src$="/v2/inline.js"]')).toHaveCount(1);
  await axe(page, 'payment with keys');
  const initialize = page.waitForRequest('**/api/paystack/initialize');
  await payButton(page).click();
  expect((await initialize).postDataJSON()).toMatchObject({
    courseId: COURSE.id,
    paymentType: 'course',
    metadata: { courseId: COURSE.id, courseTitle: COURSE.title },
    startAtOnce: false,
  });
  await page.getByRole('button', { name: /^Pay ZAR/ }).click();
  await expect(toastOf(page, 'Payment Successful!')).toBeVisible();
  await expect(page.getByText(`You have successfully purchased ${COURSE.title}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your place is confirmed' })).toBeVisible();
  await axe(page, 'paid');
  await expect(toastOf(page, 'Enrollment Successful!')).toBeVisible();
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page).toHaveURL(new RegExp(`/course/${COURSE.id}/lesson/`));
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await hasPlace(page)).toBe(true);
});

test('PAY-18 PAY-19 a course is bought in the window of the provider, and the dialog closes', async ({
  page,
}) => {
  await openPayment(page);
  await popupButton(page).click();
  await providerWindow(page)
    .getByRole('button', { name: /^Pay ZAR/ })
    .click();
  await expect(toastOf(page, 'Payment Successful!')).toBeVisible();
  await expect(payment(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/content$/);
  expect(await hasPlace(page)).toBe(true);
  await page.goto(`/course/${COURSE.id}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Start course|Continue/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/course/${COURSE.id}/lesson/`));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('PAY-03 PAY-04 the button is disabled while the payment runs, and idle after it is closed', async ({
  page,
}) => {
  await openPayment(page);
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/paystack/initialize', async (route) => {
    await gate;
    await route.continue();
  });
  await popupButton(page).click();
  const running = payment(page).getByRole('button', { name: 'Processing payment…' });
  await expect(running).toBeDisabled();
  await expect(payButton(page)).toBeDisabled();
  go();
  await providerWindow(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(payButton(page)).toBeEnabled();
  await expect(popupButton(page)).toBeEnabled();
  await expect(toastOf(page, 'Payment Successful!')).toHaveCount(0);
  expect(await hasPlace(page)).toBe(false);
});

test('PAY-04 who leaves the page of the provider has paid nothing and can try again', async ({ page }) => {
  await openPayment(page);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('heading', { name: 'You have not paid' })).toBeVisible();
  await axe(page, 'left');
  expect(await hasPlace(page)).toBe(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(payButton(page)).toBeEnabled();
});

test('PAY-21 PAY-22 PAY-23 a card tells of the payment first, and of the place after it', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/paystack/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto(`/course/${COURSE.id}`);
  await page.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(toastOf(page, 'Enrollment Initiated')).toBeVisible();
  await expect(
    page.getByText(/^Starting enrollment for "AI Fundamentals" at R\d+\. You'll be/),
  ).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  expect(calls.filter((path) => !path.endsWith('/config'))).toEqual([]);
  expect(await hasPlace(page)).toBe(false);
  await popupButton(page).click();
  await providerWindow(page)
    .getByRole('button', { name: /^Pay ZAR/ })
    .click();
  await expect(toastOf(page, 'Payment Successful!')).toBeVisible();
  await expect(toastOf(page, 'Enrollment Successful!')).toBeVisible();
  await expect(page.getByText(/^Welcome to "AI Fundamentals"! Check your email/)).toBeVisible();
});

test('PAY-07 TRAIN-24 TRAIN-25 TRAIN-26 the training hub registers once the course is paid', async ({
  page,
}) => {
  await page.goto('/training');
  await page.getByRole('button', { name: 'Register for Course', exact: true }).click();
  const register = page.getByRole('button', { name: `Register for ${COURSE.title}`, exact: true });
  await register.click();
  const initialize = page.waitForRequest('**/api/paystack/initialize');
  await popupButton(page).click();
  expect((await initialize).postDataJSON().metadata).toEqual({
    courseId: COURSE.id,
    courseTitle: COURSE.title,
    type: 'course_registration',
  });
  await providerWindow(page)
    .getByRole('button', { name: /^Pay ZAR/ })
    .click();
  await expect(toastOf(page, 'Registration Successful')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Register for Course', exact: true }).click();
  await register.click();
  await expect(toastOf(page, 'Already Registered')).toBeVisible();
  await expect(payment(page)).toHaveCount(0);
});

test('TRAIN-33 a priced module of a course in writing is not charged', async ({ page }) => {
  await page.goto('/training');
  await page
    .getByRole('button', { name: /^Start / })
    .first()
    .click();
  await expect(payment(page)).toContainText('still being written');
  await expect(payButton(page)).toHaveCount(0);
  await expect(payment(page).getByRole('button', { name: 'Take your free place' })).toBeVisible();
});

test('a purchase is taken back within seven days, by a button, and its receipt stays', async ({ page }) => {
  await openPayment(page);
  await popupButton(page).click();
  await providerWindow(page)
    .getByRole('button', { name: /^Pay ZAR/ })
    .click();
  await expect(toastOf(page, 'Payment Successful!')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Orders and receipts' }).click();
  const order = page.getByRole('listitem').filter({ hasText: 'Go to the course' }).first();
  await expect(order).toContainText('Paid');
  await axe(page, 'orders');
  await expect(order.getByRole('link', { name: /^Receipt for/ })).toHaveAttribute(
    'href',
    /^\/api\/orders\/AC-\w+\/receipt\.pdf$/,
  );
  await order.getByRole('button', { name: /^Cancel purchase/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel purchase' }).click();
  await expect(toastOf(page, 'Purchase cancelled')).toBeVisible();
  await expect(
    page
      .getByText('Money on its way back')
      .or(page.getByText('Refunded', { exact: true }))
      .first(),
  ).toBeVisible();
  expect(await hasPlace(page)).toBe(false);
  expect((await ordersOf(page)).every(({ state }) => state !== 'paid')).toBe(true);
});
