import type { Answer } from '@academy/contract';
import type { Locator, Page } from '../../room/test.ts';

export type Session = Answer<'GET /api/sessions'>[number];

export async function sessionNamed(page: Page, id: string): Promise<Session> {
  const session = (await page.line.read('GET /api/sessions')).find((one) => one.id === id);
  if (!session) throw new Error(`There is no session ${id}.`);
  return session;
}

/** Opens the calendar with every upcoming session listed. */
export async function openCalendar(page: Page): Promise<void> {
  await page.goto('/training?view=calendar');
  await page.getByRole('button', { name: /^Show all \d+ sessions$/ }).click();
}

export function sessionCard(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}
