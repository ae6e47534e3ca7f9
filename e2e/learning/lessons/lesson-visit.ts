import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';

export const COURSE = 'ai-fundamentals';
export const lessonPath = (lessonId: string) => `/course/${COURSE}/lesson/${lessonId}`;

export async function openLesson(page: Page, lessonId: string): Promise<void> {
  await page.goto(lessonPath(lessonId));
  await expect(page.getByRole('region', { name: 'Reading tools' })).toBeVisible();
}
