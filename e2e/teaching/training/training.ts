import type { APIRequestContext, Locator, Page } from '@playwright/test';

export interface Session {
  id: string;
  title: string;
  date: string;
  endDate: string;
  status: string;
  seatsLeft: number;
  booking: { state: string; place: number | null } | null;
  conflictsWith: string | null;
}

interface Training {
  registered: { courseId: string; title: string }[];
}

export async function trainingOf(page: Page): Promise<Training> {
  return (await page.request.get('/api/training')).json();
}

export async function sessionsOf(page: Page): Promise<Session[]> {
  return (await page.request.get('/api/sessions')).json();
}

export async function sessionNamed(page: Page, id: string): Promise<Session> {
  const session = (await sessionsOf(page)).find((one) => one.id === id);
  if (!session) throw new Error(`There is no session ${id}.`);
  return session;
}

export async function book(request: APIRequestContext, baseURL: string, id: string): Promise<number> {
  const answer = await request.post(`/api/sessions/${id}/bookings`, {
    data: { orWait: false },
    headers: { Origin: baseURL },
  });
  return answer.status();
}

export async function giveBack(request: APIRequestContext, baseURL: string, id: string): Promise<void> {
  await request.delete(`/api/sessions/${id}/bookings`, { headers: { Origin: baseURL } });
}

/** Opens the calendar with every upcoming session listed. */
export async function openCalendar(page: Page): Promise<void> {
  await page.goto('/training?view=calendar');
  await page.getByRole('button', { name: /^Show all \d+ sessions$/ }).click();
}

export function sessionCard(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}
