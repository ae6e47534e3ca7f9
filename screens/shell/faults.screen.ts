import { expect, test } from '../room/test.ts';

test.beforeEach(async ({ signInAsDemo }) => signInAsDemo('learner'));

test('a section that cannot be shown leaves the page alone, and is shown when it can', async ({ page }) => {
  const [asked] = (await page.line.read('GET /api/help')).questions;
  if (!asked) throw new Error('Nobody asks anything.');
  page.line.answer('GET /api/help', async ({ answer }) => {
    const help = await answer();
    return { ...help, questions: [null as unknown as (typeof help.questions)[number]] };
  });
  await page.goto('/help');
  const broken = page.getByText('This part of the page could not be shown.');
  expect(broken).toBeVisible();
  expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  page.line.mend('GET /api/help');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  expect(broken).toHaveCount(0);
  expect(page.getByText(asked.question)).toBeVisible();
  expect(page.takeErrors().join()).toMatch(/TypeError/);
});

test.describe('an odd address', () => {
  for (const path of [
    '/%',
    '/course/%zz',
    '/course/x/lesson/%E0%A4',
    '/careers/%',
    `/collections/${'x'.repeat(300)}`,
  ])
    test(`SHELL-09 ${path.slice(0, 30)} is an unknown one`, async ({ page }) => {
      await page.goto(path);
      expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    });

  test('names a lesson, course or career that there is not', async ({ page }) => {
    for (const [path, name] of [
      ['/course/x/lesson/%25', 'We can’t find this lesson.'],
      ['/course/%25', 'Course not found'],
      ['/careers/%25%2F', 'Career path not found'],
      ['/collections/%25', 'Collection not found'],
    ] as const) {
      await page.goto(path);
      expect(page.getByRole('heading', { name }), path).toBeVisible();
    }
  });

  test('with a broken anchor shows its page', async ({ page }) => {
    await page.goto('/events#%');
    expect(page.getByRole('heading', { name: 'Meet, ask, build together' })).toBeVisible();
  });
});
