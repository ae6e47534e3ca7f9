import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const COURSE = '/course/ai-fundamentals';
const FIRST = `${COURSE}/lesson/af-what-ai-is`;
const SETTLED_MS = 5000;

test.use({ serviceWorkers: 'block' });

function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('requestfinished', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
const isOfLesson = (path: string) => /^\/(documents|api\/lessons)\//.test(path);

test('the next lesson comes while this one is read, and opens without a request', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  const paths = watchPaths(page);
  await page.goto(FIRST);
  await expect(page.getByRole('heading', { name: 'What AI is, and what it is not' })).toBeVisible();
  const { document } = await (await page.request.get('/api/lessons/af-ai-today')).json();
  await expect.poll(() => paths).toContain(`/documents/${document}`);
  expect(paths).toContain('/api/lessons/af-ai-today');

  await page.route('**/*', (route) =>
    isOfLesson(new URL(route.request().url()).pathname) ? route.abort() : route.fallback(),
  );
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { name: 'AI you already used today' })).toBeVisible();
});

for (const [place, path] of [
  ['the course page', COURSE],
  ['Home', '/'],
] as const)
  test(`${place} brings the list of contents, and the lesson that it leads to`, async ({ page, signIn }) => {
    await signIn('learner');
    const paths = watchPaths(page);
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: /^(Continue|Review|Start course)/ });
    const lessonId = (await link.first().getAttribute('href'))?.split('/').at(-1);
    const { document, outline } = await (await page.request.get(`/api/lessons/${lessonId}`)).json();
    await expect
      .poll(() => paths)
      .toEqual(expect.arrayContaining([`/documents/${outline}`, `/documents/${document}`]));
    expect(paths.filter((file) => /\/lesson-page-[^/]+\.js$/.test(file))).toHaveLength(1);
  });

test('nothing comes ahead for who saves data', async ({ page, signIn }) => {
  await signIn('learner');
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  await page.clock.install();
  await page.goto(FIRST);
  await expect(page.getByRole('heading', { name: 'What AI is, and what it is not' })).toBeVisible();
  const paths = watchPaths(page);
  await page.clock.runFor(SETTLED_MS);
  await page.waitForLoadState('networkidle');
  expect(paths.filter(isOfLesson)).toEqual([]);
});
