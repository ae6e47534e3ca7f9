import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';
import { hasSidewaysScroll } from './catalogue.ts';

test('a course breaks no rule of WCAG 2.2 AA and fits the narrowest phone', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  test.slow();
  allowConsoleErrors(/404/);
  await signIn('learner');
  await page.goto('/course/language-technology');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 720 });
  for (const id of ['language-technology', 'ai-for-small-business']) {
    await page.goto(`/course/${id}`);
    await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible();
    expect(await hasSidewaysScroll(page), id).toBe(false);
  }
  await page.goto('/course/basket-weaving');
  await expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible();
  await axe(page, 'unknown course');
});
