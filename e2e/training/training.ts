import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { shownAnswer } from '../shown-answer.ts';

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

export interface PathModule {
  id: string;
  title: string;
  progress: number;
  completed: boolean;
  courseId: string;
  href: string;
  price: number | null;
}

export interface Training {
  activeCourses: number;
  completed: number;
  studyHours: number;
  currentStreak: number;
  achievementsUnlocked: number;
  streak: { current: number; longest: number; weeklyGoal: number; weeklyProgress: number };
  achievements: { id: number; title: string; unlocked: boolean }[];
  newlyUnlocked: number[];
  paths: { title: string; modules: PathModule[] }[];
  registered: { courseId: string; title: string }[];
}

export async function trainingOf(page: Page): Promise<Training> {
  return (await page.request.get('/api/training')).json();
}

/** Opens the hub; answers what it shows. */
export function openTraining(page: Page): Promise<Training> {
  return shownAnswer(page, '/api/training', () => page.goto('/training'));
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
