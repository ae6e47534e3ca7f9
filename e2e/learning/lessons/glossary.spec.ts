import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

const COURSE = 'python-for-ai';

test('a learner finds a term as it is typed, and goes to the lesson that explains it', async ({
  page,
  signInAsNew,
  baseURL,
}) => {
  await signInAsNew('Naledi Words');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
  await page.goto(`/course/${COURSE}`);
  await page.getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeVisible();
  const terms = page.getByRole('main').locator('dt');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ terms$/ })).toBeVisible();
  const all = await terms.count();
  expect(all).toBeGreaterThan(10);
  await expectAccessibleInBothThemes(page);

  const find = page.getByRole('searchbox', { name: 'Find a term' });
  await find.fill('While');
  await expect(page.getByRole('status').filter({ hasText: `1 of ${all} terms` })).toBeVisible();
  await expect(terms).toHaveText(['while loop']);
  await find.fill('no such word');
  await expect(page.getByText('No term matches “no such word”.')).toBeVisible();
  await axe(page, 'nothing found');
  await page.getByRole('button', { name: 'Show all terms' }).click();
  await expect(find).toBeFocused();
  await expect(terms).toHaveCount(all);

  await page.emulateMedia({ media: 'print' });
  await expect(find).toBeHidden();
  await expect(terms.first()).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Repeat until' }).click();
  await expect(page).toHaveURL(/\/lesson\/py-repeat-until$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Repeat until' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Course outline' })
    .getByRole('link', { name: 'Glossary', exact: true })
    .click();
  await expect(page).toHaveURL(`/course/${COURSE}/glossary`);
});
