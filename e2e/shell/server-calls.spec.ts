import { inputOf } from '../assistant/agents/assistant.ts';
import { expect, test } from '../fixtures.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test('API-23 what is said in the chat of the training hub goes to the server', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/);
  await signIn('learner');
  // The shared account is not changed.
  await page.route('**/api/agents/message', (route) => route.fulfill({ status: 503, body: 'Not today.' }));
  await page.goto('/training');
  await page.getByRole('button', { name: 'Ask Assistant' }).click();
  const input = inputOf(page);
  await input.fill('How far am I?');
  const sent = page.waitForRequest('**/api/agents/message');
  await input.press('Enter');
  expect((await sent).method()).toBe('POST');
});
