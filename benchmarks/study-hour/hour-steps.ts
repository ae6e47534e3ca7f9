import type { Page } from '@playwright/test';
import { plainWords } from '../plain-words.ts';
import { COURSE, DEMO_LEARNER, SCREENS } from '../product-places.ts';

export interface HourStep {
  readonly name: string;
  readonly take: (page: Page, url: string) => Promise<void>;
}

/** Three lessons, the first with an exercise, the last with a check that is still open. */
type Plan = readonly [withExercise: string, another: string, withCheck: string];

export const FIRST_DAY: Plan = ['af-learning-by-heart', 'af-two-ways-wrong', 'af-work'];
/**
 * None of it has been read on this phone, and each follows the one before it: so learners go on by "Next". The demo
 * learner has answered the check of the last one elsewhere, so its report, about 1 kB, is missing in the sum.
 */
export const NEXT_DAY: Plan = ['af-middle-and-extremes', 'af-chance', 'af-unfair-models'];

const PATIENT = { timeout: 60_000 };
/** Somebody reads: the reports of each minute are sent, and prefetched content arrives. */
const READING_MS = 3000;

const textOf = (page: Page) => page.locator('main article');

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${SCREENS.landing}`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).tap(PATIENT);
  await page.getByLabel('Username or e-mail').fill(DEMO_LEARNER.username, PATIENT);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_LEARNER.password);
  await page.keyboard.press('Enter');
  await openHome(page);
}

async function openHome(page: Page): Promise<void> {
  await page
    .locator('main:has-text("days in a row") :is(progress, [role=progressbar])')
    .first()
    .waitFor(PATIENT);
}

async function readToTheEnd(page: Page): Promise<void> {
  await textOf(page).locator('p').first().waitFor(PATIENT);
  await page.waitForTimeout(READING_MS);
  await page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
  await page.waitForTimeout(READING_MS);
}

const addressOf = (lessonId: string) => `/course/${COURSE}/lesson/${lessonId}`;

const openLesson = (lessonId: string) => async (page: Page, url: string) => {
  await page.goto(`${url}${addressOf(lessonId)}`);
  await readToTheEnd(page);
};

/** As a link within the application does. */
const goOnTo = (lessonId: string) => async (page: Page) => {
  const words = plainWords((await textOf(page).allTextContents()).join(' '));
  await page.evaluate(`history.pushState(null, '', '${addressOf(lessonId)}')`);
  await textOf(page).filter({ hasNotText: words }).locator('p').first().waitFor(PATIENT);
  await readToTheEnd(page);
};

async function answerCheck(page: Page): Promise<void> {
  const card = page.locator('section').filter({ hasText: 'Question 1/' }).first();
  const field = card.getByRole('textbox');
  if (await field.count()) await field.fill('1');
  const check = card.getByRole('button', { name: 'Check my answer' });
  await ((await check.count()) ? check : card.getByRole('button').first()).tap(PATIENT);
  await card.getByText('Answered').waitFor(PATIENT);
}

async function runExercise(page: Page): Promise<void> {
  const exercise = page.getByRole('group', { name: 'Python exercise' });
  await exercise.scrollIntoViewIfNeeded();
  await exercise.getByRole('textbox', { name: /^Python program/ }).waitFor(PATIENT);
  await exercise.getByRole('button', { name: 'Run' }).tap(PATIENT);
  await exercise.getByRole('region', { name: 'Output' }).filter({ hasText: /\w/ }).waitFor(PATIENT);
}

async function askAgent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open chat assistant' }).tap(PATIENT);
  const panel = page.getByRole('dialog').filter({ has: page.getByRole('log') });
  const field = panel.getByRole('textbox', { name: 'Message' });
  await field.fill('What does overfitting mean?', PATIENT);
  const replies = panel.locator('[data-sender="assistant"]');
  const before = await replies.count();
  await field.press('Enter');
  await replies.nth(before).waitFor(PATIENT);
}

const homeAgain = async (page: Page, url: string) => {
  await page.goto(`${url}${SCREENS.home}`);
  await openHome(page);
};

/** The work of an hour, in order. */
export function hourSteps([first, second, third]: Plan, isFirstDay: boolean): readonly HourStep[] {
  return [
    isFirstDay ? { name: 'landing page, sign in, Home', take: signIn } : { name: 'Home', take: homeAgain },
    { name: 'lesson 1', take: openLesson(first) },
    { name: 'an exercise in Python', take: runExercise },
    { name: 'lesson 2', take: goOnTo(second) },
    { name: 'lesson 3', take: goOnTo(third) },
    { name: 'a check', take: answerCheck },
    { name: 'a question to an agent', take: askAgent },
  ];
}
