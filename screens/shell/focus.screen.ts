import { expect, test } from '../room/test.ts';

test.describe('after a change of page', () => {
  test('the focus is on its heading, and the title names it', async ({ page, signInAsDemo }) => {
    await signInAsDemo('learner');
    await page.goto('/profile');
    expect(page.getByRole('heading', { name: 'Naledi Mokoena' })).toBeVisible();
    // Not on the first page, where the browser starts at the top anyway.
    expect(document.activeElement).toBe(document.body);
    await page.getByRole('link', { name: 'Careers', exact: true }).press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Explore Careers' });
    expect(heading).toBeFocused();
    expect(page).toHaveTitle('Explore Careers · NexusAI Academy');
    await page.goto('/careers/ai-engineer');
    expect(page).toHaveTitle('AI Engineer · NexusAI Academy');
    await page.getByRole('link', { name: 'Back to Careers' }).press('Enter');
    expect(heading).toBeFocused();
    expect(page).toHaveTitle('Explore Careers · NexusAI Academy');
    await page.goBack();
    expect(page).toHaveTitle('AI Engineer · NexusAI Academy');
    expect(page.getByRole('heading', { level: 1 }).first()).toBeFocused();
  });

  test('a filter in the address leaves the focus where it is', async ({ page, signInAsDemo }) => {
    await signInAsDemo('learner');
    await page.goto('/courses');
    const field = page.getByRole('searchbox', { name: /search/i }).last();
    await field.fill('python');
    expect(page).toHaveURL(/python/);
    expect(field).toBeFocused();
  });
});

test.describe('after a dialog', () => {
  test('the focus is where it was, or on the button of the menu that led there', async ({
    page,
    signInAsNew,
  }) => {
    await signInAsNew('administrator');
    await page.goto('/cms?type=courses');
    const add = page.getByRole('button', { name: 'Add Course' });
    await add.press('Enter');
    expect(page.getByRole('dialog', { name: 'Create Course' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(add).toBeFocused();

    const more = page.getByRole('button', { name: 'More for AI Fundamentals' });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
    expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(more).toBeFocused();
  });
});
