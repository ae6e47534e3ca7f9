import { newPerson } from '../../room/academy.ts';
import { addCertificate } from '../../room/records/certificates.ts';
import { expect, type Page, test } from '../../room/test.ts';

/** What the browser reports about the connection. */
function onLine(type: string): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { type } });
}

test.afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const PRICE = /\d KB, (?:about )?(?:R\d+\.\d\d|less than R0\.01)/;

async function signInWithCertificate(page: Page): Promise<void> {
  const person = await newPerson('learner');
  await addCertificate(person, 'ai-fundamentals');
  page.line.setCookie(person.cookie);
}

test('on a metered line course, module, lesson and certificate say what they cost before they are opened', async ({
  page,
}) => {
  onLine('cellular');
  await signInWithCertificate(page);
  await page.goto('/course/ai-fundamentals');
  const main = page.getByRole('main');
  expect(main.getByText(PRICE).first()).toBeVisible();
  const module = main.getByRole('group').first();
  expect(module.locator('summary')).toContainText(PRICE);
  expect(module.getByRole('listitem').first()).toContainText(PRICE);
  await page.goto('/achievements');
  expect(page.getByRole('link', { name: /^PDF · 40\.0 KB, less than R0\.01 of/ })).toBeVisible();
});

test('the price is that of the own bundle', async ({ page }) => {
  onLine('cellular');
  await signInWithCertificate(page);
  const plan = { budgetMegabytes: null, bundle: { rand: 100, megabytes: 100 } };
  localStorage.setItem('academy.1/-/data-plan/', JSON.stringify(plan));
  await page.goto('/achievements');
  expect(page.getByRole('link', { name: /^PDF · 40\.0 KB, R0\.04 of/ })).toBeVisible();
});

test('the price is what the academy has set, once the device has received it', async ({ page }) => {
  onLine('cellular');
  const pdf = (price: string) =>
    page.getByRole('link', { name: new RegExp(`^PDF · 40\\.0 KB, ${price} of`) });
  const setPrice = async (typed: string) => {
    page.line.setCookie((await newPerson('administrator')).cookie);
    await page.goto('/admin/settings');
    await page.getByLabel('A gigabyte of data').fill(typed);
    await page.getByRole('button', { name: 'Save the settings' }).click();
  };
  await setPrice('about 900');
  expect(page.getByText('Please give rand and cents, like 92.50, from 0.01 to 1000.')).toBeVisible();
  await setPrice('999,90');
  expect(page.getByText('Settings saved')).toBeVisible();
  try {
    await signInWithCertificate(page);
    await page.goto('/achievements');
    expect(pdf('R0\\.04')).toBeVisible();
  } finally {
    await setPrice('92.50');
  }
  await signInWithCertificate(page);
  await page.goto('/achievements');
  expect(pdf('less than R0\\.01')).toBeVisible();
});

test('where data is free there is no price on a certificate', async ({ page }) => {
  onLine('wifi');
  await signInWithCertificate(page);
  await page.goto('/achievements');
  expect(page.getByRole('link', { name: /^PDF of/ })).toBeVisible();
});
