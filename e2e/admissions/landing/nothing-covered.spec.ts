import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { joinButton, mockStats, openLanding, spots } from './landing.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`There is no ${locator}`);
  return box;
}

const fieldsOf = (page: Page): Locator[] => [
  page.getByLabel('Name', { exact: true }),
  page.getByLabel('Email'),
  page.getByLabel('Province'),
  joinButton(page),
];

for (const width of [320, 390, 768, 1024, 1280])
  test(`SHELL-17 at ${width} px the open sign-in panel covers nothing of the waiting list's form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await mockStats(page, spots(9));
    await openLanding(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const panel = await boxOf(page.getByRole('dialog', { name: 'Welcome back' }));
    for (const field of fieldsOf(page)) expect(overlap(panel, await boxOf(field))).toBe(false);
    expect(overlap(panel, await boxOf(page.getByRole('heading', { level: 1 })))).toBe(false);
  });

for (const width of [320, 390, 768, 1024, 1280])
  test(`LAND-28 at ${width} px the chat prompt covers no field of the form, wherever the page is scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await mockStats(page, spots(9));
    await openLanding(page);
    const prompt = await boxOf(page.getByRole('button', { name: /^Support Chat.*Hello/ }));
    for (const field of fieldsOf(page)) {
      const { x, width: fieldWidth } = await boxOf(field);
      expect(x + fieldWidth).toBeLessThanOrEqual(prompt.x);
    }
  });
