import type { Page } from '@playwright/test';
import { axe, expect, test } from '../../fixtures.ts';
import { answerForAgents, inputOf, openButton, panelOf } from './assistant.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox');

async function askUnanswerable(page: Page): Promise<void> {
  await answerForAgents(page, (route) =>
    route.fulfill({
      json: {
        response: 'I could not find this in our lessons.',
        confidence: 'none',
        actions: [
          { label: 'Search the academy', href: '/courses?search=machine+learning' },
          { label: 'Ask a person', href: '/tickets' },
        ],
      },
    }),
  );
  await openButton(page).click();
  await inputOf(page).fill('What is it?');
  await inputOf(page).press('Enter');
  await expect(panelOf(page).getByRole('link', { name: 'Search the academy' })).toBeVisible();
}

test('SHELL-38 what the assistant did not find is searched for over the same page, by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await page.goto('/profile');
  await askUnanswerable(page);
  const link = panelOf(page).getByRole('link', { name: 'Search the academy' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('machine learning');
  await expect(page).toHaveURL(/\/profile\?search=machine\+learning$/);
  await expect(palette(page).getByRole('option', { name: /Machine Learning Foundations/ })).toBeVisible();
  await axe(page, 'search opened by a link');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(panelOf(page)).toBeVisible();
});

test('SHELL-38 an address with words opens the search, and a hit leads on', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/courses?search=machine%20learning');
  await expect(field(page)).toHaveValue('machine learning');
  await palette(page)
    .getByRole('option', { name: /Machine Learning Foundations/ })
    .click();
  await expect(page).toHaveURL('/course/machine-learning-foundations');
  await page.goBack();
  await expect(page).toHaveURL('/courses');
  await expect(palette(page)).toHaveCount(0);
});

test('on a phone the assistant makes room for the page that its link leads to', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('learner');
  await page.goto('/courses');
  await askUnanswerable(page);
  await panelOf(page).getByRole('link', { name: 'Search the academy' }).click();
  await expect(field(page)).toHaveValue('machine learning');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await panelOf(page).getByRole('list', { name: 'Where to go' }).getByRole('link').last().click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/tickets');
});
