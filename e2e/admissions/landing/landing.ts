import type { Locator, Page } from '@playwright/test';

interface Stats {
  spotsLeft?: number;
  totalRegistered?: number;
  recentSignups?: readonly { name: string; signupDate: string | null; province: string | null }[];
}

export const PIONEERS = [
  { name: 'Rudzani', signupDate: null, province: null },
  { name: 'Thandiwe', signupDate: '2025-07-21T10:00:00Z', province: 'KwaZulu-Natal' },
  { name: 'Pieter', signupDate: '2025-07-20T10:00:00Z', province: 'Free State' },
];

/** Responds with exact figures, and counts the requests. */
export async function mockStats(page: Page, stats: Stats): Promise<{ asked: number; stats: Stats }> {
  const state = { asked: 0, stats };
  await page.route('**/api/waitlist/stats', (route) => {
    state.asked += 1;
    return route.fulfill({ json: state.stats });
  });
  return state;
}

export function spots(left: number): Stats {
  return { spotsLeft: left, totalRegistered: 50 - left, recentSignups: [] };
}

/** Responds to each registration in the same way, and records what was sent. */
export async function mockRegister(page: Page, status: number, body: string) {
  const sent: { body: Record<string, string>; key: string | undefined }[] = [];
  await page.route('**/api/waitlist/register', (route) => {
    const request = route.request();
    sent.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
    return route.fulfill({ status, body, contentType: 'application/json' });
  });
  return sent;
}

/** The page is hydrated once it has requested its figures. */
export async function openLanding(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/waitlist/stats');
  await page.goto('/');
  await answered;
}

export async function fillForm(page: Page, entries: { name?: string; email?: string; province?: string }) {
  await page.getByLabel('Name', { exact: true }).fill(entries.name ?? '');
  await page.getByLabel('Email').fill(entries.email ?? '');
  await page.getByLabel('Province').selectOption(entries.province ?? '');
}

export const THANDI = { name: 'Thandi Nkosi', email: 'thandi@example.co.za', province: 'Gauteng' };

export const joinButton = (page: Page): Locator => page.getByRole('button', { name: 'Join the Waitlist' });
export const toast = (page: Page): Locator => page.getByRole('alert');
export const chatPrompt = (page: Page): Locator => page.getByRole('button', { name: /Hello! Can I help/ });
export const chat = (page: Page): Locator => page.getByRole('dialog', { name: 'Nexii Support' });
