import { expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

test('the page behind the link of a mail breaks no rule of WCAG 2.2 AA on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/unsubscribe/AAAAAAAAAAAAAAAAAAAAAA.session-reminders.AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'End mails: Reminders of sessions' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
