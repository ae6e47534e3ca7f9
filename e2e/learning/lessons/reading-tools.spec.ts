import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { axe, expect, test } from '../../fixtures.ts';
import { COURSE, lessonPath, openLesson } from './lesson-visit.ts';

// A service worker would respond instead of the network where a test changes a response.
test.use({ serviceWorkers: 'block' });

// The administrator's own progress appears in no other test.
test.beforeEach(async ({ page, signIn, baseURL }) => {
  await signIn('admin');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
});

test('the lesson is read aloud, paused and stopped', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voice = {
      getVoices: () => [{ lang: 'en-ZA' }],
      speak: ({ text }: { text: string }) => spoken.push(text),
      cancel: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
    Object.assign(window, { spoken });
  });
  await openLesson(page, 'af-popia');
  await page.getByRole('button', { name: 'Listen' }).click();
  const firstWords = await page.locator('article p').filter({ hasText: /\w{3}/ }).nth(1).innerText();
  await expect.poll(() => page.evaluate('window.spoken.length')).toBe(1);
  const spoken = (await page.evaluate('window.spoken')) as string[];
  expect(firstWords.startsWith(spoken[0]?.slice(0, 20) ?? '-')).toBe(true);
  const bar = page.getByRole('region', { name: 'Reading aloud' });
  await bar.getByRole('button', { name: 'Pause' }).click();
  await bar.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => page.evaluate('window.spoken.length')).toBe(2);
  await bar.getByRole('button', { name: 'Stop' }).click();
  await expect(bar).toHaveCount(0);
});

test('the size of the text is kept on the device', async ({ page }) => {
  await openLesson(page, 'af-work');
  const paragraph = page.locator('article .prose p').first();
  const size = () => paragraph.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await expect.poll(size).toBe(18);
  await page.getByRole('button', { name: 'Largest text' }).click();
  await expect.poll(size).toBe(24);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Largest text' })).toHaveAttribute('aria-pressed', 'true');
});

test('on paper there is only the lesson, without what was answered', async ({ page }) => {
  await openLesson(page, 'af-unfair-models');
  const card = page.locator('section').filter({ hasText: 'Question 1/' });
  await card.getByRole('button').first().click();
  await expect(card.getByText('Answered')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
  await expect(card.getByRole('heading')).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation', { name: 'Main' }).first(),
    page.getByRole('region', { name: 'Reading tools' }),
    card.getByText('Answered'),
    card.getByRole('status').last(),
    page.getByText('What is left'),
  ])
    await expect(hidden).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the outline opens from a button, and nothing scrolls sideways', async ({ page }) => {
    await openLesson(page, 'af-rules-or-examples');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.getByRole('button', { name: /Open the course outline/ }).click();
    const outline = page.getByRole('dialog', { name: 'Course outline' });
    await expect(outline.getByRole('link', { name: /Rules or examples.*you are here/ })).toBeVisible();
    await axe(page, 'outline');
    await outline.getByRole('link', { name: /AI you already used today/ }).click();
    await expect(page).toHaveURL(lessonPath('af-ai-today'));
    await expect(outline).toBeHidden();
  });
});

test('a wrong answer and the list of shortcuts break no rule of WCAG 2.2 AA', async ({ page }) => {
  await openLesson(page, 'af-rules-or-examples');
  const card = page.getByRole('region', { name: /Why does the learned model/ });
  await card.getByRole('button', { name: /Someone typed a rule/ }).click();
  await expect(card.getByText('Not quite.')).toBeVisible();
  await axe(page, 'a wrong answer');
  await page.getByRole('heading', { level: 1 }).last().click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await axe(page, 'keyboard shortcuts');
});
