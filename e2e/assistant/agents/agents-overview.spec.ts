import { expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

// This spec responds to the call itself: the tested academy has no language model.
test.use({ serviceWorkers: 'block' });

const OVERVIEW = {
  model: { name: 'sample-model', circuit: 'closed', monthCostInRand: 12.5, monthlyCapInRand: 500 },
  hasEmbeddings: true,
  usage: [
    {
      day: '2026-11-15',
      purpose: 'helpdeskai',
      replies: 12,
      declined: 2,
      helpful: 5,
      unhelpful: 1,
      calls: 9,
      failures: 1,
      tokensIn: 8100,
      tokensOut: 540,
      costInRand: 0.103,
    },
  ],
  gaps: [{ question: 'what is a quantum kernel?', asked: 3, lastAskedAt: '2026-11-15T10:00:00.000Z' }],
};

test('an administrator sees who answers, what it costs and what no lesson answers, and tests the model', async ({
  page,
  signIn,
}) => {
  await page.route('**/api/admin/agents', (route) => route.fulfill({ json: OVERVIEW }));
  await page.route('**/api/admin/agents/test', (route) =>
    route.fulfill({ json: { isAnswered: true, ms: 420, fault: null } }),
  );
  await signIn('admin');
  await page.goto('/admin/agents');
  await expect(page.getByText('sample-model')).toBeVisible();
  await expect(page.getByRole('row', { name: /HelpDeskAI/ })).toContainText('R0.103');
  await expect(page.getByRole('row', { name: /quantum kernel/ })).toContainText('3');
  await page.getByRole('button', { name: 'Test the model' }).click();
  await expect(page.getByText('It answered in 420 ms.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByText('what is a quantum kernel?')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
