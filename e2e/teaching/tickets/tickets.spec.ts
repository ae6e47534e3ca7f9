import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test('asking a person is accessible in both themes, fits the narrowest phone, and so do thread and unknown question', async ({
  page,
  signIn,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/);
  await signIn('trainer');
  await page.goto('/tickets');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const isWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  expect(await page.evaluate(isWide)).toBe(false);
  await page.goto('/tickets/4b8f9a52-31de-4c5e-9c0a-6f7d8e9a0b1c');
  await expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
  await axe(page, 'unknown question');

  const asked = await page.request.post('/api/tickets', {
    data: {
      subject: 'Lost at a lesson',
      text: 'I do not know which lesson comes first.',
      chat: [{ role: 'user', content: 'Where do I begin?' }],
    },
    headers: { Origin: baseURL ?? '' },
  });
  const { id } = await asked.json();
  await page.goto(`/tickets/${id}`);
  await page.getByText('Attached chat with the assistant').click();
  await expect(page.getByText('Where do I begin?')).toBeVisible();
  await axe(page, 'thread');
});
