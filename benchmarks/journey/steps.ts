import type { Locator, Page } from '@playwright/test';
import { plainWords } from '../plain-words.ts';
import { COURSE, DEMO_LEARNER, SCREENS } from '../product-places.ts';
import { aimAt } from './phone.ts';

interface Aim {
  /** Starts the clock. */
  readonly begin: () => Promise<void>;
  /** Stops it: the content has appeared. */
  readonly arrive: () => Promise<void>;
}

export interface Step {
  readonly name: string;
  /** The next day: the browser was closed and starts again. */
  readonly isNextDay?: true;
  /** Preparation; the line is quiet again when the clock starts. */
  readonly prepare?: (page: Page, url: string) => Promise<void>;
  readonly aim: (page: Page, url: string) => Promise<Aim>;
}

/** How long people take for name and password. */
const TYPING_MS = 6000;
const PATIENT = { timeout: 60_000 };

const goTo = (path: string, arrive: (page: Page) => Promise<void>) => async (page: Page, url: string) => ({
  begin: async () => void (await page.goto(`${url}${path}`, { waitUntil: 'commit' })),
  arrive: () => arrive(page),
});

/** The input in the waiting list form stays, and the sign-in panel opens. */
async function landingIsUsable(page: Page): Promise<void> {
  await page.locator('input[type=email]').first().fill('thandi@example.co.za', PATIENT);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).tap(PATIENT);
  await page.getByLabel('Username or e-mail').waitFor(PATIENT);
}

async function typeSignIn(page: Page): Promise<void> {
  await page.waitForTimeout(TYPING_MS / 2);
  await page.getByLabel('Username or e-mail').fill(DEMO_LEARNER.username);
  await page.waitForTimeout(TYPING_MS / 2);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_LEARNER.password);
}

async function aimAtSubmit(page: Page): Promise<Aim> {
  await page.getByLabel('Password', { exact: true }).focus();
  return { begin: () => page.keyboard.press('Enter'), arrive: () => homeIsThere(page) };
}

/** The person is greeted, and sees the progress of the current course. */
async function homeIsThere(page: Page): Promise<void> {
  const progress = page.locator('main:has-text("days in a row") :is(progress, [role=progressbar])');
  await progress.first().waitFor(PATIENT);
}

async function openCourse(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/course/${COURSE}`);
  await lessonLinks(page).first().waitFor(PATIENT);
}

const lessonLinks = (page: Page) => page.locator('main a[href*="/lesson/"]').locator('visible=true');

/** Taps on a link to a lesson; the text of the previous lesson does not count as that of the next. */
const tapForLesson = (target: (page: Page) => Locator) => async (page: Page) => {
  const left = await page.locator('main article').allTextContents();
  const words = plainWords(left.join(' '));
  const article = page.locator('main article').filter(words === '' ? {} : { hasNotText: words });
  return {
    begin: await aimAt(page, target(page)),
    arrive: () => article.locator('p').first().waitFor(PATIENT),
  };
};

export const STEPS: readonly Step[] = [
  { name: 'landing page usable', aim: goTo(SCREENS.landing, landingIsUsable) },
  { name: 'submit → Home', prepare: typeSignIn, aim: aimAtSubmit },
  {
    name: 'course → first lesson',
    prepare: openCourse,
    // The link before it continues where the learner stopped; this is the first lesson of the open module.
    aim: tapForLesson((page) => lessonLinks(page).nth(1)),
  },
  { name: 'next lesson', aim: tapForLesson((page) => page.getByRole('link', { name: /^Next/ }).first()) },
  { name: 'next day, Home', isNextDay: true, aim: goTo(SCREENS.home, homeIsThere) },
  { name: 'next day, a lesson', aim: tapForLesson((page) => lessonLinks(page).first()) },
];
