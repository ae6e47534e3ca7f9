import { enrolElsewhere } from '../catalogue/catalogue.ts';
import { NO_NETWORK } from '../device.ts';
import { expect, test } from '../fixtures.ts';

// A worker of the product would hide requests from the routes of this test.
test.use({ serviceWorkers: 'block' });

const COURSE = 'ai-fundamentals';
const ASSESSMENT = 'af-people-assessment';

test('answers that a lost connection left on the device reach the academy from the next page, and stay in the attempt', async ({
  page,
  signInAsNew,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(NO_NETWORK);
  await signInAsNew('Lindiwe Attempts');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
  await page.goto(`/course/${COURSE}/assessment/${ASSESSMENT}`);
  await page.getByRole('button', { name: 'Start the assessment' }).click();
  const radio = page.getByRole('main').getByRole('radio').first();
  await expect(radio).toBeVisible();
  await page.route('**/api/assessment-attempts/*/answers', (route) =>
    page.url().includes('/assessment/') ? route.abort() : route.continue(),
  );
  const isCutOff = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await radio.press('Space');
  await isCutOff;
  await expect(page.getByText('Saved on this device')).toBeVisible();

  const isSaved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.goto('/help');
  await isSaved;
  const attempt = await page.request.post(`/api/assessments/${ASSESSMENT}/attempts`, {
    headers: { Origin: baseURL ?? '' },
  });
  const { answers } = await attempt.json();
  expect(Object.values(answers)).toContainEqual(expect.objectContaining({ kind: 'one' }));

  await page.goto(`/course/${COURSE}/assessment/${ASSESSMENT}`);
  await page.getByRole('button', { name: 'Continue your attempt' }).click();
  await expect(radio).toBeChecked();
});
