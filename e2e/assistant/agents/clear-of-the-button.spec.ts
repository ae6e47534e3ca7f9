import type { Locator, Page } from '@playwright/test';
import { NO_NETWORK } from '../../device.ts';
import { expect, test } from '../../fixtures.ts';
import { openCalendar } from '../../teaching/training/training.ts';
import { openButton } from './assistant.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

async function isCovered(page: Page, control: Locator): Promise<boolean> {
  const [over, under] = [await openButton(page).boundingBox(), await control.boundingBox()];
  if (!over || !under) throw new Error('Not on the screen.');
  return (
    under.x < over.x + over.width &&
    under.x + under.width > over.x &&
    under.y < over.y + over.height &&
    under.y + under.height > over.y
  );
}

for (const path of ['/training', '/crypto'])
  test(`on a phone no control of ${path} that the keyboard reaches is under the round button`, async ({
    page,
    signIn,
  }) => {
    await signIn('learner');
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('#main').focus();
    const focused = page.locator('#main :focus');
    const covered: string[] = [];
    let reached = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      if ((await focused.count()) === 0) break;
      reached += 1;
      // A tab panel is larger than the window.
      const isControl = (await focused.getAttribute('role')) !== 'tabpanel';
      if (isControl && (await isCovered(page, focused))) covered.push(await focused.innerText());
    }
    expect(reached).toBeGreaterThan(5);
    expect(covered).toEqual([]);
  });

test('on a phone what was pressed comes out again when its card grows and pushes it under the round button', async ({
  page,
  context,
  signInAsNew,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(NO_NETWORK);
  await signInAsNew('Busi Presses');
  await openCalendar(page);
  await context.setOffline(true);
  const attend = page.getByRole('button', { name: /^Attend/ }).first();
  const top = (await openButton(page).boundingBox())?.y ?? 0;
  await attend.evaluate((button, below) => {
    window.scrollBy(0, button.getBoundingClientRect().bottom + 8 - below);
  }, top);
  await attend.click();
  const cancel = page.getByRole('button', { name: 'Cancel request' });
  await expect(cancel).toBeFocused();
  await expect.poll(() => isCovered(page, cancel)).toBe(false);
});
