import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';

export const editorOf = (exercise: Locator) =>
  exercise.getByRole('textbox', { name: /^(Python program|SQL query)/ });

/** The one exercise of a lesson. */
export async function openExercise(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const exercise = page.getByRole('group', { name: /^(Python|SQL) exercise$/ });
  await exercise.scrollIntoViewIfNeeded();
  await expect(editorOf(exercise)).toBeVisible();
  return exercise;
}

/** Pasted, so that the editor does not add brackets or indentation. */
export async function writeProgram(exercise: Locator, program: string): Promise<void> {
  await editorOf(exercise).click();
  await exercise.page().keyboard.press('ControlOrMeta+a');
  await editorOf(exercise).evaluate((editor, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, program);
}
