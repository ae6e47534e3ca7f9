import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ signIn }) => signIn('learner'));

for (const base of ['careers', 'career-path'])
  test(`CAREER-09 /${base}/{id} shows the career with its description`, async ({ page }) => {
    const career = await (await page.request.get('/api/careers/data-engineer')).json();
    await page.goto(`/${base}/data-engineer`);
    await expect(page.getByRole('heading', { name: career.title, level: 2 })).toBeVisible();
    await expect(page.getByText(career.description)).toBeVisible();
    for (const paragraph of career.fullDescription) await expect(page.getByText(paragraph)).toBeVisible();
  });

test('CAREER-10 CAREER-11 CAREER-12 three cards sum up growth, pay and time', async ({ page }) => {
  const { jobOutlook, careerProgression } = await (await page.request.get('/api/careers/ai-engineer')).json();
  await page.goto('/careers/ai-engineer');
  const card = (label: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) });
  await expect(card('Job growth')).toContainText(jobOutlook.growth);
  await expect(card('Job growth')).toContainText(jobOutlook.openings);
  await expect(card('Salary')).toContainText(careerProgression[1].salary);
  await expect(card('Salary')).toContainText('Mid-level (2-5 years)');
  await expect(card('Time to Job Ready')).toContainText('6-9 months');
  await expect(page.getByText('Figures are indicative.')).toBeVisible();
});

test('CAREER-13 CAREER-22 the learning path is numbered, and its courses lead to their pages', async ({
  page,
}) => {
  const { learningPath } = await (await page.request.get('/api/careers/ai-engineer')).json();
  const courses = await (await page.request.get('/api/courses')).json();
  const asked = page.waitForRequest('**/api/courses');
  await page.goto('/careers/ai-engineer');
  await asked;
  const path = page.getByRole('region', { name: 'Learning path' });
  for (const [place, { phase, duration, courses: titles }] of learningPath.entries()) {
    const step = path.locator('ol > li').nth(place);
    await expect(step).toContainText(`${place + 1}`);
    await expect(step.getByRole('heading', { name: phase })).toBeVisible();
    await expect(step).toContainText(duration);
    for (const title of titles) {
      const course = courses.find((known: { title: string }) => known.title === title);
      if (course)
        await expect(step.getByRole('link', { name: title })).toHaveAttribute('href', `/course/${course.id}`);
      else await expect(step.getByText(title)).toBeVisible();
    }
  }
});

test('CAREER-14 CAREER-15 CAREER-16 CAREER-17 skills, progression, a day and employers are listed', async ({
  page,
}) => {
  const career = await (await page.request.get('/api/careers/ai-startup-founder')).json();
  await page.goto('/careers/ai-startup-founder');
  const listUnder = (title: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByRole('listitem');
  await expect(listUnder('Required skills')).toHaveText(career.skills.required);
  await expect(listUnder('Nice-to-have skills')).toHaveText(career.skills.nice);
  await expect(listUnder('A Day in the Life')).toHaveText(career.dayInLife);
  await expect(listUnder('Top employers in South Africa')).toHaveText(career.jobOutlook.companies);
  for (const { level, years, salary } of career.careerProgression) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: level }) });
    await expect(row).toContainText(years);
    await expect(row).toContainText(salary);
  }
});

test('CAREER-18 CAREER-19 ways lead back to the careers and on to the training', async ({ page }) => {
  await page.goto('/career-path/ml-engineer');
  await expect(page.getByRole('link', { name: 'Back to Careers' })).toHaveAttribute('href', '/careers');
  await expect(page.getByRole('link', { name: 'Start Learning Today' })).toHaveAttribute('href', '/training');
});

test('CAREER-20 an unknown career says so and leads back', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/);
  for (const path of ['/careers/wizard', '/career-path/wizard']) {
    await page.goto(path);
    await expect(page.getByText('Career path not found')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Careers' })).toHaveAttribute(
      'href',
      '/careers',
    );
  }
});

test('a career breaks no rule of WCAG 2.2 AA and fits the narrowest phone', async ({ page }) => {
  await page.goto('/careers/ai-startup-founder');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 720 });
  expect(
    await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  ).toBe(false);
});
