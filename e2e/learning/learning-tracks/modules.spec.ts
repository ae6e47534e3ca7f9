import { expect, test } from '../../fixtures.ts';
import { nodeCard, stubTrack } from './stub-tracks.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ signIn }) => signIn('learner'));

test('PATH-18 locked nodes are dimmed', async ({ page }) => {
  await stubTrack(page);
  await page.goto('/learning-path');
  const colourOf = (title: string) =>
    nodeCard(page, title)
      .getByRole('heading')
      .evaluate((heading) => getComputedStyle(heading).color);
  expect(await colourOf('Fourth')).not.toBe(await colourOf('First'));
});
