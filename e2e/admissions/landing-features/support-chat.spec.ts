import type { Page } from '@playwright/test';
import { axe, expect, test } from '../../fixtures.ts';
import { visitLandingPage } from './landing-visit.ts';

// A fake clock, which only advances with a step.
const START = new Date('2026-11-15T12:00:00Z');
const LATER = new Date('2026-11-15T12:10:00Z');

const chatOf = (page: Page) => page.getByRole('dialog', { name: 'Nexii Support' });
const logOf = (page: Page) => chatOf(page).getByRole('log');
const messagesFrom = (page: Page, sender: 'nexii' | 'user') =>
  logOf(page).locator(`[data-sender="${sender}"]`);
const inputOf = (page: Page) => chatOf(page).getByRole('textbox', { name: 'Message' });
const typingIn = (page: Page) => chatOf(page).getByRole('status').getByText('Nexii is typing');
/** The floating prompt; the card with the same name is part of the page. */
const promptOf = (page: Page) => page.getByRole('button', { name: /^Support Chat/ }).last();

async function openChat(page: Page): Promise<void> {
  await promptOf(page).click();
  await expect(inputOf(page)).toBeFocused();
}

/** The reply's delay only passes when a test advances the clock. */
async function openChatWithStandingClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await visitLandingPage(page);
  await openChat(page);
  await page.clock.pauseAt(LATER);
}

async function say(page: Page, text: string): Promise<void> {
  await inputOf(page).fill(text);
  await page.keyboard.press('Enter');
}

async function replyTo(page: Page, text: string): Promise<string> {
  const before = await messagesFrom(page, 'nexii').count();
  await say(page, text);
  await page.clock.runFor(2000);
  await expect(messagesFrom(page, 'nexii')).toHaveCount(before + 1);
  return (await messagesFrom(page, 'nexii').last().textContent()) ?? '';
}

test('SUPPORT-01 SUPPORT-02 SUPPORT-03 the chat is closed at first and opens with a greeting', async ({
  page,
}) => {
  await visitLandingPage(page);
  await expect(promptOf(page)).toBeVisible();
  await expect(chatOf(page)).toHaveCount(0);
  await openChat(page);
  await expect(chatOf(page).getByRole('heading', { name: 'Nexii Support', exact: true })).toBeVisible();
  await expect(messagesFrom(page, 'nexii')).toHaveCount(1);
  await expect(messagesFrom(page, 'nexii')).toContainText('I am Nexii.');
  await expect(messagesFrom(page, 'user')).toHaveCount(0);
});

for (const [way, close] of [
  ['the close button', (page: Page) => chatOf(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test(`SUPPORT-03 ${way} closes the chat, which keeps its messages until reload`, async ({ page }) => {
    await openChatWithStandingClock(page);
    await say(page, 'Hello');
    await expect(typingIn(page)).toBeVisible();
    await close(page);
    await expect(chatOf(page)).toHaveCount(0);
    await page.clock.runFor(2000);
    await promptOf(page).click();
    await expect(messagesFrom(page, 'user')).toHaveText(/Hello/);
    await expect(messagesFrom(page, 'nexii')).toHaveCount(2);
    await page.clock.resume();
    await page.reload();
    await openChat(page);
    await expect(messagesFrom(page, 'user')).toHaveCount(0);
    await expect(messagesFrom(page, 'nexii')).toHaveCount(1);
  });

test('SUPPORT-05 SUPPORT-07 the message shows at once, with a typing indicator and a disabled input', async ({
  page,
}) => {
  await openChatWithStandingClock(page);
  await expect(typingIn(page)).toHaveCount(0);
  await say(page, 'When do you launch?');
  await expect(messagesFrom(page, 'user')).toHaveText(/When do you launch\?/);
  await expect(typingIn(page)).toBeAttached();
  await expect(inputOf(page)).toBeDisabled();
  await expect(inputOf(page)).toHaveValue('');
  await expect(chatOf(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.clock.runFor(2000);
  await expect(typingIn(page)).toHaveCount(0);
  await expect(inputOf(page)).toBeEnabled();
  await expect(inputOf(page)).toBeFocused();
});

for (const [random, delayMs] of [
  [0, 1000],
  [0.5, 1500],
  [0.9999, 1999],
] as const)
  test(`SUPPORT-06 with the random number ${random} the reply appears after ${delayMs} ms`, async ({
    page,
  }) => {
    await page.addInitScript((number) => {
      Math.random = () => number;
    }, random);
    await openChatWithStandingClock(page);
    await say(page, 'Hello');
    await expect(typingIn(page)).toBeAttached();
    await page.clock.runFor(delayMs - 1);
    await expect(typingIn(page)).toBeAttached();
    await expect(messagesFrom(page, 'nexii')).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(messagesFrom(page, 'nexii')).toHaveCount(2);
    await expect(typingIn(page)).toHaveCount(0);
  });

test('SUPPORT-08 SUPPORT-09 Enter sends; Shift+Enter begins a new line instead', async ({ page }) => {
  await visitLandingPage(page);
  await openChat(page);
  await page.keyboard.type('Good');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('morning');
  await expect(inputOf(page)).toHaveValue('Good\nmorning');
  await expect(messagesFrom(page, 'user')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(messagesFrom(page, 'user')).toHaveCount(1);
  await expect(messagesFrom(page, 'user')).toContainText('morning');
});

test('SUPPORT-08 the button sends too', async ({ page }) => {
  await visitLandingPage(page);
  await openChat(page);
  await page.keyboard.type('Hello');
  await chatOf(page).getByRole('button', { name: 'Send' }).click();
  await expect(messagesFrom(page, 'user')).toHaveCount(1);
});

for (const text of ['', '   ', ' \n '])
  test(`SUPPORT-10 ${JSON.stringify(text)} is not sent`, async ({ page }) => {
    await visitLandingPage(page);
    await openChat(page);
    await say(page, text);
    await chatOf(page).getByRole('button', { name: 'Send' }).click();
    await expect(messagesFrom(page, 'user')).toHaveCount(0);
    await expect(typingIn(page)).toHaveCount(0);
    await expect(inputOf(page)).toBeEnabled();
  });

test('SUPPORT-11 sending makes no network call, and works without a connection', { tag: '@journey' }, async ({
  page,
  context,
}) => {
  const learnt = page.waitForResponse(/word-weights-light-.*\.bin$/);
  await openChatWithStandingClock(page);
  await (await learnt).finished();
  const calls: string[] = [];
  page.on('request', (request) => {
    // The page around the chat polls the figures by itself, at any time.
    if (!request.url().endsWith('/api/waitlist/stats')) calls.push(request.url());
  });
  await context.setOffline(true);
  expect(await replyTo(page, 'What courses are there?')).toContain('Data Science');
  // No rule matches it.
  expect(await replyTo(page, 'my funeral policy is worth more than I am')).toContain('0800 567 567');
  expect(calls).toEqual([]);
});

test('SUPPORT-12 SUPPORT-13 SUPPORT-14 SUPPORT-15 SUPPORT-16 SUPPORT-17 SUPPORT-18 SUPPORT-19 every key has its answer', async ({
  page,
}) => {
  await openChatWithStandingClock(page);
  expect(await replyTo(page, 'what IS NexusAI')).toContain('online academy for people in South Africa');
  expect(await replyTo(page, 'The launch: when?')).toContain('July 21st, 2025');
  expect(await replyTo(page, 'How much does it cost?')).toMatch(/announced later.*discounts/);
  const courses = await replyTo(page, 'What courses?');
  for (const name of [
    'AI Fundamentals',
    'Machine Learning',
    'Data Science',
    'Deep Learning',
    'business tracks',
  ])
    expect(courses).toContain(name);
  expect(await replyTo(page, 'help')).toContain('You can ask me');
  expect(await replyTo(page, 'How do I register?')).toContain('Join the Waitlist');
  expect(await replyTo(page, 'contact')).toContain('hello@nexusai.academy');
  await expect(messagesFrom(page, 'nexii').last().getByRole('link')).toHaveAttribute(
    'href',
    'mailto:hello@nexusai.academy',
  );
  await expect(messagesFrom(page, 'nexii').last()).toBeInViewport();
});

test('SUPPORT-20 SUPPORT-21 SUPPORT-22 SUPPORT-23 greeting, thanks, goodbye and all else have their answers', async ({
  page,
}) => {
  await openChatWithStandingClock(page);
  expect(await replyTo(page, 'Hello')).toContain('good to meet you');
  expect(await replyTo(page, 'thank you')).toContain('pleasure');
  expect(await replyTo(page, 'bye')).toContain('Goodbye');
  const fallback = await replyTo(page, 'Which mealies?');
  expect(fallback).toContain('do not know that');
  expect(await replyTo(page, 'Do you like rooibos?')).toBe(fallback);
});

test('SUPPORT-01 the chat stands inside the screen of a phone and of a desktop', async ({ page }) => {
  await visitLandingPage(page);
  await openChat(page);
  const desktop = await chatOf(page).boundingBox();
  expect(desktop?.width).toBe(384);
  expect((desktop?.x ?? 0) + (desktop?.width ?? 0)).toBeGreaterThan(1200);
  await page.setViewportSize({ width: 360, height: 600 });
  await expect.poll(() => chatOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 600 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

for (const theme of ['light', 'dark'])
  test(`SUPPORT-05 the chat is accessible with a pending and a given reply in the ${theme} theme`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await visitLandingPage(page);
    await openChat(page);
    await say(page, 'contact');
    await axe(page, 'typing');
    await expect(messagesFrom(page, 'nexii')).toHaveCount(2);
    await axe(page, 'answered');
  });
