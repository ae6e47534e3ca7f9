import type { Browser, Page } from '@playwright/test';
import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';
import { inLetters, invitePerson } from '../../new-person.ts';
import { signInAs } from '../../sign-in.ts';

test.use({ serviceWorkers: 'block' });

const COURSE = 'ai-fundamentals';
const PEERS = `/course/${COURSE}/project/peers`;
const PASSWORD = 'A long enough sentence';
const RUDE = 'This was written in a bad mood.';

interface Project {
  readonly parts: readonly { readonly id: string }[];
  readonly checklist: readonly { readonly id: string }[];
}

async function send(page: Page, path: string, data: object = {}): Promise<void> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** A learner of the course whom no other test uses, with a submitted project, in a separate browser. */
async function learnerWithProject(browser: Browser, admin: Page, baseURL: string, fullName: string) {
  const email = `${fullName.toLowerCase().replace(' ', '-')}@example.co.za`;
  const [name] = fullName.split(' ');
  await invitePerson(admin.request, { name: fullName, email, password: PASSWORD });
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await send(page, '/api/auth/login', { username: email, password: PASSWORD });
  expect(await enrolElsewhere(page, baseURL, COURSE)).toBe(201);
  const { parts, checklist }: Project = await (
    await page.request.get(`/api/courses/${COURSE}/project`)
  ).json();
  const words = (part: number) =>
    `Part ${part} of the plan of ${name}. Our kitchen cooks for ninety guests each weekday and throws away about twelve plates, because nobody knows in the morning how many people will come. We write down the date, the weather and the plates that were served. After four weeks we compare it with the same weekday of last week and stop if it is no better.`;
  await send(page, `/api/courses/${COURSE}/project/submissions`, {
    answers: Object.fromEntries(parts.map(({ id }, index) => [id, words(index)])),
    ticked: checklist.map(({ id }) => id),
  });
  return page;
}

test('a learner asks for a review, another gives it, and a trainer hides it when it is reported', async ({
  page: admin,
  signIn,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  // Three people, and four runs of axe.
  test.slow();
  await signIn('admin');
  const family = `Peer${inLetters(String(Date.now()))}`;
  const ayanda = await learnerWithProject(browser, admin, baseURL, `Ayanda ${family}`);
  const bongi = await learnerWithProject(browser, admin, baseURL, `Bongi ${family}`);

  await ayanda.goto(`/course/${COURSE}/project`);
  await ayanda.getByRole('link', { name: 'Reviews by fellow learners' }).click();
  await ayanda.getByRole('button', { name: 'Ask fellow learners' }).click();
  await expect(ayanda.getByRole('heading', { name: 'Your project', level: 2 })).toBeFocused();
  await expect(ayanda.getByText('nobody has answered yet')).toBeVisible();

  await bongi.goto(PEERS);
  await bongi.getByRole('button', { name: 'Get a project to review' }).click();
  await expect(bongi.getByRole('heading', { name: 'Ayanda’s project' })).toBeFocused();
  for (const point of await bongi.getByRole('radio', { name: 'Met' }).all()) await point.check();
  await bongi.getByLabel('Comment on the whole project').fill(RUDE);
  await expectAccessibleInBothThemes(bongi);
  await expect(bongi.getByLabel('Comment on the whole project')).toHaveValue(RUDE);
  await bongi.getByRole('button', { name: 'Send the review' }).click();
  await expect(bongi.getByText('Ayanda has a notice about it. Thank you.')).toBeVisible();

  await ayanda.reload();
  await expect(ayanda.getByText('one has answered so far')).toBeVisible();
  await ayanda.getByRole('button', { name: 'Report this review' }).click();
  await expect(ayanda.getByText('You have reported this. Your trainer will look at it.')).toBeVisible();
  await expect(ayanda.getByRole('heading', { name: 'Bongi' })).toBeFocused();

  const trainer = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  await signInAs('trainer', trainer.context(), baseURL);
  await trainer.goto('/project-reviews');
  await trainer.getByRole('link', { name: `Ayanda ${family}` }).click();
  await expect(trainer.getByText('Reported by the learner')).toBeVisible();
  await expectAccessibleInBothThemes(trainer);
  await trainer.getByRole('button', { name: 'Hide it' }).click();
  await expect(trainer.getByRole('heading', { name: 'Bongi' })).toBeFocused();
  await expect(trainer.getByText('Hidden from the learner')).toBeVisible();
  await ayanda.reload();
  await expect(ayanda.getByRole('heading', { name: 'Your project', level: 2 })).toBeVisible();
  await expect(ayanda.getByText(RUDE)).toHaveCount(0);

  // Judged, so that nobody else is offered it; the peer reviews stay available.
  await trainer.getByRole('button', { name: 'Start the review' }).click();
  await expect(trainer.getByRole('button', { name: 'Passed' })).toBeVisible();
  for (const point of await trainer.getByRole('radio', { name: 'Met' }).all()) await point.check();
  await trainer.getByRole('button', { name: 'Passed' }).click();
  await expect(trainer.getByText('Project Passed', { exact: true })).toBeVisible();
  await ayanda.goto(`/course/${COURSE}/project`);
  await ayanda.getByRole('link', { name: 'Reviews by fellow learners' }).click();
  await expect(ayanda.getByText('Your trainer has answered.')).toBeVisible();
  for (const each of [ayanda, bongi, trainer]) await each.context().close();
});
