import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';
import {
  chat,
  chatPrompt,
  fillForm,
  joinButton,
  mockRegister,
  mockStats,
  openLanding,
  PIONEERS,
  THANDI,
} from './landing.ts';

test.beforeEach(async ({ page }) => {
  await mockStats(page, { spotsLeft: 9, totalRegistered: 41, recentSignups: PIONEERS });
});

test('the landing page with pioneers breaks no rule of WCAG 2.2 AA in either theme', async ({ page }) => {
  await openLanding(page);
  await expectAccessibleInBothThemes(page);
});

async function register(page: Page) {
  await mockRegister(page, 201, '{"position":42}');
  await fillForm(page, THANDI);
  await joinButton(page).click();
  await expect(page.getByText('Question 1/5')).toBeVisible();
}

async function openChat(page: Page) {
  await chatPrompt(page).click();
  await expect(chat(page)).toBeVisible();
}

async function object(page: Page) {
  await joinButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

for (const [name, prepare] of [
  ['confirmation and quiz', register],
  ['open chat', openChat],
  ['objection', object],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name} breaks no rule of WCAG 2.2 AA in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openLanding(page);
      await prepare(page);
      await axe(page, name);
    });

for (const width of [320, 360])
  for (const textSize of ['normal', 'extra-large'])
    test(`no sideways scroll on ${width} px with ${textSize} text, before and after joining`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await openLanding(page);
      await page.evaluate(`document.documentElement.dataset.text = '${textSize}'`);
      const overflow = () =>
        page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
      expect(await overflow()).toBe(0);
      await register(page);
      expect(await overflow()).toBe(0);
    });
