import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { plainWords } from '../plain-words.ts';
import { DEMO_LEARNER, LESSON, SCREENS } from '../product-places.ts';
import { browserOptions } from '../system/browser.ts';
import { callsOfLesson, isCounted, type ReplayedCall, replayOf } from './calls.ts';
import { type Recorder, startRecorder } from './recorder.ts';

const PHONE = { width: 360, height: 740 };
// Longer than a page waits before it reports what the learner did.
const QUIET_MS = 3500;
const MOST_SCROLLS = 60;

export interface RecordedScreens {
  readonly landing: readonly ReplayedCall[];
  readonly home: readonly ReplayedCall[];
  readonly course: readonly ReplayedCall[];
  readonly lesson: readonly ReplayedCall[];
  readonly lessonAlone: readonly ReplayedCall[];
  /** What a lesson reports when it is left. */
  readonly lessonLeft: readonly ReplayedCall[];
  /** The same screens opened again in the same browser. */
  readonly again: Readonly<Record<'landing' | 'home' | 'course' | 'lesson', readonly ReplayedCall[]>>;
}

/**
 * Sections load their contents when they come near; a frame must have shown them. From the top each time: content that
 * has loaded may have pushed others out of sight.
 */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)');
  for (let scroll = 0; scroll < MOST_SCROLLS; scroll += 1) {
    const isAtEnd = await page.evaluate<boolean>(
      `new Promise((answer) => { scrollBy(0, innerHeight * 0.8); requestAnimationFrame(() => requestAnimationFrame(
         () => answer(scrollY + innerHeight >= document.documentElement.scrollHeight - 2))); })`,
    );
    if (isAtEnd) break;
  }
}

/** Opens an address, waits until the screen is complete, and leaves it; its report on leaving is not among its requests. */
async function visit(context: BrowserContext, { url, quiet, taken }: Recorder, path: string) {
  taken();
  const page = await context.newPage();
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await quiet(QUIET_MS);
  // Twice: loaded content makes the page longer.
  for (let pass = 0; pass < 2; pass += 1) {
    await scrollToEnd(page);
    await quiet(QUIET_MS);
  }
  const text = await page.evaluate<string>('document.querySelector("main article, main")?.textContent ?? ""');
  const calls = taken().filter(isCounted);
  await page.goto('about:blank');
  await quiet(QUIET_MS);
  await page.close();
  return { calls, left: taken().filter(isCounted), words: plainWords(text) };
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/auth/login`, { data: DEMO_LEARNER });
  if (!answer.ok()) throw new Error(`Signing in for the benchmark: ${answer.status()}`);
}

/** Opens the screens in a real browser with an empty cache and returns the requests of each of them. */
export async function recordScreens(productUrl: string): Promise<RecordedScreens> {
  const recorder = await startRecorder(productUrl);
  const browser = await chromium.launch(browserOptions());

  /** A separate browser for each screen, so that none uses another's cache. */
  async function record(path: string, isSignedIn: boolean) {
    const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
    if (isSignedIn) await signIn(context, recorder.url);
    const { calls: first, left, words } = await visit(context, recorder, path);
    const { calls: again } = await visit(context, recorder, path);
    await context.close();
    return { first, left, again: again.map(replayOf), words };
  }

  try {
    const landing = await record(SCREENS.landing, false);
    const home = await record(SCREENS.home, true);
    const course = await record(SCREENS.course, true);
    const lesson = await record(SCREENS.lesson, true);
    return {
      landing: landing.first.map(replayOf),
      home: home.first.map(replayOf),
      course: course.first.map(replayOf),
      lesson: lesson.first.map(replayOf),
      lessonAlone: callsOfLesson(lesson.first, LESSON, lesson.words).map(replayOf),
      lessonLeft: lesson.left.map(replayOf),
      again: { landing: landing.again, home: home.again, course: course.again, lesson: lesson.again },
    };
  } finally {
    await browser.close();
    await recorder.stop();
  }
}
