import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

const next = (page: Page) => page.getByRole('button', { name: /^(Next|See my result)$/ });

test('the assessment breaks no rule of WCAG 2.2 AA and fits the narrowest phone', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('Ayanda Chooses');
  await page.goto('/career-assessment');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await axe(page, 'a question');
  for (let question = 1; question <= 12; question += 1) {
    await page.getByRole('radio').first().check();
    await next(page).click();
  }
  await expect(page.getByRole('heading', { name: 'Careers that fit your answers' })).toBeVisible();
  await axe(page, 'result');
  await page.setViewportSize({ width: 360, height: 720 });
  expect(
    await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  ).toBe(false);
});
