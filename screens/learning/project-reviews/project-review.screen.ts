import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { expect, type Page, test } from '../../room/test.ts';
import { ownWords } from '../lessons/own-words.ts';

const COURSE = 'ai-fundamentals';

async function handIn(page: Page): Promise<void> {
  const project = await page.line.read(
    'GET /api/courses/:courseId/project',
    `/api/courses/${COURSE}/project`,
  );
  const handedIn = await page.line.send('POST /api/courses/:courseId/project/submissions', {
    courseId: COURSE,
    answers: Object.fromEntries(project.parts.map(({ id }, part) => [id, ownWords(part)])),
    ticked: project.checklist.map(({ id }) => id),
  });
  expect(handedIn).toMatchObject({ isWaiting: true, missing: [] });
}

test('a trainer asks for a project once more, with every point judged and a comment on what to do', async ({
  page,
  signInAsNew,
  signInAsDemo,
}) => {
  const { username } = await signInAsNew('learner');
  await enrolElsewhere(page, COURSE);
  await handIn(page);

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

test('how the learning arrived is collapsed in neutral words, and one line where nothing is unusual', async ({
  page,
  signInAsNew,
  signInAsDemo,
}) => {
  const { username } = await signInAsNew('learner');
  await enrolElsewhere(page, COURSE);
  await handIn(page);
  await signInAsDemo('trainer');
  await page.goto('/project-reviews');
  const link = page.getByRole('link', { name: new RegExp(`Full ${username}`) });
  await link.click();
  expect(page.getByText('nothing out of the ordinary')).toBeVisible();

  page.line.answer('GET /api/project-reviews/:submissionId', async ({ answer }) => ({
    ...(await answer()),
    arrival: [
      {
        kind: 'large-deliveries',
        lessons: 24,
        deliveries: 2,
        firstDay: '2026-11-18',
        lastDay: '2026-11-18',
      },
      { kind: 'equal-steps', lessons: 24, seconds: 600 },
    ],
  }));
  await page.reload();
  expect(page.getByText('nothing out of the ordinary')).toHaveCount(0);
  expect(page.getByText('2 notes')).toBeVisible();
  expect(page.getByRole('group').first()).not.toHaveAttribute('open');
  await page.getByText('How the learning arrived').click();
  expect(
    page.getByText('24 lessons arrived in 2 deliveries on 18 Nov. Learning on a phone without network'),
  ).toBeVisible();
  expect(page.getByText('24 lessons in a row were finished exactly 10 min apart.')).toBeVisible();
  expect(page.getByText('These are figures and no verdict.')).toBeVisible();
});
