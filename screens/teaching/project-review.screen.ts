import { enrolElsewhere } from '../catalogue/catalogue.ts';
import { expect, test } from '../room/test.ts';

const COURSE = 'ai-fundamentals';

test('a trainer asks for a project once more, with every point judged and a word what to do', async ({
  page,
  signInAsNew,
  signInAsDemo,
}) => {
  const { username } = await signInAsNew('learner');
  await enrolElsewhere(page, COURSE);
  const project = await page.line.read(
    'GET /api/courses/:courseId/project',
    `/api/courses/${COURSE}/project`,
  );
  const words = (part: number) => Array.from({ length: 45 }, (_, word) => `word${part}x${word}`).join(' ');
  const handedIn = await page.line.send('POST /api/courses/:courseId/project/submissions', {
    courseId: COURSE,
    answers: Object.fromEntries(project.parts.map(({ id }, part) => [id, words(part)])),
    ticked: project.checklist.map(({ id }) => id),
  });
  expect(handedIn).toMatchObject({ isWaiting: true, missing: [] });

  await signInAsDemo('trainer');
  await page.goto('/project-reviews');
  await page.getByRole('link', { name: new RegExp(`Full ${username}`) }).click();
  await page.getByRole('button', { name: 'Start the review' }).click();
  const once = page.getByRole('button', { name: 'Once more' });
  await once.click();
  expect(page.getByText('Please judge every point of the list.')).toBeVisible();
  for (const point of page.getByRole('radio', { name: 'Not yet' }).all()) await point.check();
  await once.click();
  expect(page.getByText('Please tell the learner in a sentence or two')).toBeVisible();
  await page.getByLabel('Comment on the whole project').fill('Please name the shop that you mean.');
  await once.click();
  expect(page.getByText('Review sent', { exact: true })).toBeVisible();
  expect(page.getByText('Please name the shop that you mean.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Start the review' })).toHaveCount(0);
});
