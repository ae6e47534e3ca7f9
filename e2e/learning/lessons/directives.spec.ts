import type { Cookie, Locator, Page } from '@playwright/test';
import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { expect, test } from '../../fixtures.ts';
import { COURSE, lessonPath } from './lesson-visit.ts';

const PYTHON = 'python-for-ai';
const LOOP = `/course/${PYTHON}/lesson/py-add-up-a-list-with-a-loop`;

/** A figure by the lesson that shows it, and its first control. */
const FIGURES = [
  ['threshold', lessonPath('af-two-ways-wrong'), 'slider', 'Limit for an alarm'],
  ['thousand-dots', lessonPath('af-chance'), 'slider', 'How common it is'],
  ['memory-curves', lessonPath('af-learning-by-heart'), 'slider', 'Notes that it may keep'],
  ['line-fit', lessonPath('af-features-and-labels'), 'slider', 'Fare at the start'],
  ['confusion-map', lessonPath('af-two-ways-wrong'), 'slider', 'Fraud among 1,000 payments'],
  ['nearest-neighbours', lessonPath('af-rules-or-examples'), 'slider', 'Neighbours that vote'],
  ['mean-median', lessonPath('af-middle-and-extremes'), 'slider', 'Value 1'],
  ['neuron', lessonPath('af-neural-network'), 'checkbox', /./],
  ['proxy-finder', lessonPath('af-unfair-models'), 'radio', /./],
  ['tokeniser', lessonPath('af-tokens'), 'radio', /./],
  ['next-word', lessonPath('af-one-word-at-a-time'), 'button', /%$/],
  ['gradient-descent', lessonPath('af-neural-network'), 'button', 'Take a step'],
  ['loop-stepper', LOOP, 'button', 'Next line'],
] as const;
type Role = (typeof FIGURES)[number][2];

const KEYS: Readonly<Record<Role, string>> = {
  slider: 'ArrowRight',
  radio: 'ArrowDown',
  checkbox: 'Space',
  button: 'Enter',
};

// A separate learner for this worker: no other test sees what is written here.
let ownCookies: Cookie[] | null = null;

test.beforeEach(async ({ page, signInAsNew, baseURL }) => {
  if (ownCookies === null) {
    test.slow();
    await signInAsNew('Zanele Explores');
    for (const course of [COURSE, PYTHON]) await enrolElsewhere(page, baseURL ?? '', course);
    ownCookies = await page.context().cookies();
  }
  await page.context().addCookies(ownCookies);
  const stay = page.getByRole('button', { name: 'Stay here' });
  await page.addLocatorHandler(stay, () => stay.click());
});

async function openFigure(page: Page, address: string, role: Role, name: string | RegExp) {
  await page.goto(`${address}#main`);
  const figure = page.locator('.fig').filter({ has: page.getByRole(role, { name }) });
  const control = figure.getByRole(role, { name }).first();
  await control.scrollIntoViewIfNeeded();
  return { control, says: figure.locator('.fig-says') };
}

/** Some positions of a control produce the same sentence: then the next one, or the one after, differs. */
async function expectChange(says: Locator, move: () => Promise<void>): Promise<void> {
  const before = (await says.textContent()) ?? '';
  await expect(async () => {
    await move();
    expect(await says.textContent()).not.toBe(before);
  }).toPass();
}

for (const [name, address, role, label] of FIGURES)
  test(`${name} is moved with the keys, and says what it shows now`, async ({ page }) => {
    const { control, says } = await openFigure(page, address, role, label);
    await control.focus();
    await expectChange(says, () => page.keyboard.press(KEYS[role]));
  });

test('steps, a card and a model answer open with the keys', async ({ page }) => {
  await page.goto(`${lessonPath('af-neural-network')}#main`);
  for (const summary of ['Show the rest', 'Show the answer']) await openWithKeys(page, summary);
  const card = page.locator('.review-card').first();
  await card.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(card.locator('.review-back')).toBeVisible();

  await page.goto(`${lessonPath('af-who-is-missing')}#main`);
  const paper = page.getByRole('checkbox', { name: 'I wrote mine on paper' }).first();
  await paper.focus();
  await page.keyboard.press('Space');
  const compare = page.getByRole('button', { name: 'Compare with a model answer' }).first();
  await compare.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A model answer' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('group', { name: 'Does yours do this?' }).getByRole('checkbox').first(),
  ).toBeFocused();
});

async function openWithKeys(page: Page, summary: string): Promise<void> {
  const answer = page.locator('.worked-steps details', { hasText: summary });
  await answer.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answer.locator('.prose')).toBeVisible();
}

test('a key term says its word in the languages that have one, and where it is from', async ({ page }) => {
  await page.goto(`${lessonPath('af-two-ways-wrong')}#main`);
  const term = page.locator('.key-term').filter({ hasText: 'miss (false negative)' });
  await expect(term.getByText('vals negatief')).toHaveAttribute('lang', 'af');
  await expect(term.getByText('Source: Google and the Pan South African Language Board')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  // The dots of mean-median are dragged, which `activities.spec.ts` does.
  for (const [name, address, role, label] of FIGURES.filter(([figure]) => figure !== 'mean-median'))
    test(`${name} is moved by a tap, and says what it shows now`, async ({ page }) => {
      const { control, says } = await openFigure(page, address, role, label);
      // The second of the choices: the first one is selected.
      const target = role === 'radio' ? control.locator('xpath=../following-sibling::label[1]') : control;
      const box = await target.boundingBox();
      if (box === null) throw new Error('The figure is not drawn.');
      const place = role === 'slider' ? { position: { x: box.width * 0.85, y: box.height / 2 } } : {};
      await expectChange(says, () => target.tap(place));
    });

  test('steps, a card and a model answer open by a tap', async ({ page }) => {
    await page.goto(`${lessonPath('af-neural-network')}#main`);
    for (const summary of ['Show the rest', 'Show the answer']) {
      const answer = page.locator('.worked-steps details', { hasText: summary });
      await answer.locator('summary').tap();
      await expect(answer.locator('.prose')).toBeVisible();
    }
    const card = page.locator('.review-card').first();
    await card.locator('summary').tap();
    await expect(card.locator('.review-back')).toBeVisible();

    await page.goto(`${lessonPath('af-who-is-missing')}#main`);
    await page.getByText('I wrote mine on paper').first().tap();
    await page.getByRole('button', { name: 'Compare with a model answer' }).first().tap();
    await expect(page.getByRole('group', { name: 'Does yours do this?' }).first()).toBeVisible();
  });
});
