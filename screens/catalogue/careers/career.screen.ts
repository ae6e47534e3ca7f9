import { isComingSoon } from '@academy/domain/catalogue/courses';
import { expect, test } from '../../room/test.ts';

test.beforeEach(async ({ signInAsDemo }) => signInAsDemo('learner'));

for (const base of ['careers', 'career-path'])
  test(`CAREER-09 /${base}/{id} shows the career with its description`, async ({ page }) => {
    const career = await page.line.read('GET /api/careers/:careerId', '/api/careers/data-engineer');
    await page.goto(`/${base}/data-engineer`);
    expect(page.getByRole('heading', { name: career.title, level: 2 })).toBeVisible();
    expect(page.getByText(career.description)).toBeVisible();
    for (const paragraph of career.fullDescription) expect(page.getByText(paragraph)).toBeVisible();
  });

test('CAREER-10 CAREER-11 CAREER-12 three cards sum up growth, pay and time', async ({ page }) => {
  const { jobOutlook, careerProgression } = await page.line.read(
    'GET /api/careers/:careerId',
    '/api/careers/ai-engineer',
  );
  await page.goto('/careers/ai-engineer');
  const card = (label: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) });
  expect(card('Job growth')).toContainText(jobOutlook.growth);
  expect(card('Job growth')).toContainText(jobOutlook.openings);
  expect(card('Salary')).toContainText(careerProgression[1]?.salary ?? 'no salary');
  expect(card('Salary')).toContainText('Mid-level (2-5 years)');
  expect(card('Time to Job Ready')).toContainText('6-9 months');
  expect(page.getByText('Figures are indicative.')).toBeVisible();
});

test('CAREER-13 CAREER-22 the learning path is numbered, and its courses lead to their pages', async ({
  page,
}) => {
  const { learningPath } = await page.line.read('GET /api/careers/:careerId', '/api/careers/ai-engineer');
  const courses = await page.line.read('GET /api/courses');
  await page.goto('/careers/ai-engineer');
  expect(page.line.asked).toContain('GET /api/courses');
  const path = page.getByRole('region', { name: 'Learning path' });
  for (const [place, { phase, duration, courses: titles }] of learningPath.entries()) {
    const step = path.locator('ol > li').nth(place);
    expect(step).toContainText(`${place + 1}`);
    expect(step.getByRole('heading', { name: phase })).toBeVisible();
    expect(step).toContainText(duration);
    for (const title of titles) {
      const course = courses.find((known) => known.title === title);
      if (course) {
        const link = step.getByRole('link', { name: title });
        expect(link).toHaveAttribute('href', `/course/${course.id}`);
        expect(link.getByText('Coming soon')).toHaveCount(isComingSoon(course) ? 1 : 0);
      } else expect(step.getByText(title)).toBeVisible();
    }
  }
});

test('CAREER-14 CAREER-15 CAREER-16 CAREER-17 skills, progression, a day and employers are listed', async ({
  page,
}) => {
  const career = await page.line.read('GET /api/careers/:careerId', '/api/careers/ai-startup-founder');
  await page.goto('/careers/ai-startup-founder');
  const listUnder = (title: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByRole('listitem');
  expect(listUnder('Required skills')).toHaveText(career.skills.required);
  expect(listUnder('Nice-to-have skills')).toHaveText(career.skills.nice);
  expect(listUnder('A Day in the Life')).toHaveText(career.dayInLife);
  expect(listUnder('Top employers in South Africa')).toHaveText(career.jobOutlook.companies);
  for (const { level, years, salary } of career.careerProgression) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: level }) });
    expect(row).toContainText(years);
    expect(row).toContainText(salary);
  }
});

test('counted figures are next to the sample figures, with who published them and when', async ({ page }) => {
  await page.goto('/careers/data-scientist');
  const counted = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What has been counted', exact: true }) });
  expect(counted).toContainText('R36 196 to R45 639 a month');
  expect(counted).toContainText('Pnet, Job Market Trends, October 2024');
  expect(page.getByText(/sample figures: they come from no survey/)).toBeVisible();
});

test('CAREER-18 CAREER-19 ways lead back to the careers and on to the training', async ({ page }) => {
  await page.goto('/career-path/ml-engineer');
  expect(page.getByRole('link', { name: 'Back to Careers' })).toHaveAttribute('href', '/careers');
  expect(page.getByRole('link', { name: 'Start Learning Today' })).toHaveAttribute('href', '/training');
});

test('CAREER-20 an unknown career says so and leads back', async ({ page }) => {
  for (const path of ['/careers/wizard', '/career-path/wizard']) {
    await page.goto(path);
    expect(page.getByText('Career path not found')).toBeVisible();
    expect(page.getByRole('main').getByRole('link', { name: 'Back to Careers' })).toHaveAttribute(
      'href',
      '/careers',
    );
  }
});
