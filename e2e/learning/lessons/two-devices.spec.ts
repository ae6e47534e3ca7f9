import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { expect, test } from '../../fixtures.ts';

// The product's service worker would hide requests from the routes of this test.
test.use({ serviceWorkers: 'block' });

const LESSON = 'af-learning-by-heart';

test('a program that was written on another device takes the place of the one that this device has kept', async ({
  page,
  signInAsNew,
  baseURL,
}) => {
  await signInAsNew('Themba Devices');
  expect(await enrolElsewhere(page, baseURL ?? '', 'ai-fundamentals')).toBe(201);
  await page.goto(`/course/ai-fundamentals/lesson/${LESSON}`);
  const exercise = page.getByRole('group', { name: 'Python exercise' });
  const program = exercise.getByRole('textbox', { name: /^Python program/ });
  await exercise.scrollIntoViewIfNeeded();
  await expect(program).toBeVisible();

  const written = await page.request.put(`/api/lessons/${LESSON}/writings/code`, {
    data: { text: '# from the phone', writtenAt: new Date().toISOString() },
    headers: { Origin: baseURL ?? '' },
  });
  expect(written.ok()).toBe(true);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url());
  });
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/lessons/${LESSON}`, async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.reload();
  await exercise.scrollIntoViewIfNeeded();
  await expect(program).toContainText('memory = 1');
  answer();
  await expect(program).toHaveText('# from the phone');
  // Nothing was typed here, so a device that is still offline keeps the later text.
  expect(await page.evaluate('Object.keys(localStorage).filter((key) => key.includes("/writing/"))')).toEqual(
    [],
  );
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(saves).toEqual([]);
});
