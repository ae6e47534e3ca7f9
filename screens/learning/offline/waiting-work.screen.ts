import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { expect, type Page, test } from '../../room/test.ts';

const COURSE = 'ai-fundamentals';
const LESSON = 'af-rules-or-examples';
const EVENTS = 'POST /api/learning-events';

async function answerCheck(page: Page): Promise<void> {
  await page.goto(`/course/${COURSE}/lesson/${LESSON}`);
  const card = page.getByRole('region', { name: /Why does the learned model/ });
  await card.getByRole('button', { name: /Its examples had no fine message/ }).click();
}

const answeredChecks = async (page: Page) =>
  (await page.line.read('GET /api/lessons/:lessonId', `/api/lessons/${LESSON}`)).state.answeredChecks;

const sendsOf = (page: Page) => page.line.asked.filter((call) => call === EVENTS).length;

test('steps that meet a broken academy wait in sight, are tried again by themselves, and count once', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await enrolElsewhere(page, COURSE);
  page.line.fail(EVENTS);
  await answerCheck(page);
  await page.clock.runFor(120_000);
  const sign = page.getByRole('link', { name: /^\d+ steps? waiting$/ });
  expect(sign).toBeVisible();
  await sign.click();
  expect(page.getByText('You answered a check')).toHaveCount(1);
  await page.getByRole('button', { name: 'Send now' }).click();
  expect(page.getByText(/Nothing is lost\.$/)).toBeVisible();
  expect(page.getByText('You answered a check')).toHaveCount(1);
  expect(await answeredChecks(page)).toEqual([]);

  // The academy is back, and the response to the first request that arrives is lost on the way back.
  page.line.lose(EVENTS, 'after');
  await page.clock.runFor(60_000);
  expect(page.getByText('You answered a check')).toHaveCount(1);
  page.line.mend(EVENTS);
  await page.clock.runFor(60_000);
  expect(page.getByText('Nothing waits.')).toBeVisible();
  expect(await answeredChecks(page)).toHaveLength(1);
  const sends = sendsOf(page);
  await page.clock.runFor(120_000);
  expect(sendsOf(page)).toBe(sends);
});

test('a second account on the same phone sees nothing that waits or is saved for the first, and sends none of it', async ({
  page,
  signInAsNew,
}) => {
  const first = await signInAsNew('learner');
  await enrolElsewhere(page, COURSE);
  page.line.lose(EVENTS);
  await answerCheck(page);
  const saved = {
    courseId: COURSE,
    title: 'AI Fundamentals',
    outline: 'o',
    lessons: [],
    wanted: ['a'],
    savedAt: 0,
  };
  localStorage.setItem(`academy.1/${first.id}/saved-course/${COURSE}`, JSON.stringify(saved));
  await page.goto('/offline');
  expect(page.getByText('You answered a check')).toHaveCount(1);
  expect(page.getByRole('link', { name: 'AI Fundamentals' })).toBeVisible();

  // The phone is handed over: somebody else signs in while this tab is hidden.
  await page.show('hidden');
  page.line.mend(EVENTS);
  await signInAsNew('learner');
  const sends = sendsOf(page);
  await page.show('visible');
  await page.goto('/offline');
  // Somebody else is signed in: the page reloads.
  await page.goto('/offline');
  expect(page.getByText('Nothing waits.')).toBeVisible();
  expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await page.clock.runFor(120_000);
  expect(sendsOf(page)).toBe(sends);

  page.line.setCookie(first.cookie);
  await page.goto('/offline');
  await page.goto('/offline');
  await page.clock.runFor(60_000);
  expect(await answeredChecks(page)).toHaveLength(1);
});
