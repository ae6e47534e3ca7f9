import type { Answer, Input } from '@academy/contract';
import type { Page } from '../../room/test.ts';

type Stats = Answer<'GET /api/waitlist/stats'>;

export const PIONEERS = [
  { name: 'Rudzani', signupDate: null, province: null },
  { name: 'Thandiwe', signupDate: '2025-07-21T10:00:00Z', province: 'KwaZulu-Natal' },
  { name: 'Pieter', signupDate: '2025-07-20T10:00:00Z', province: 'Free State' },
] as Stats['recentSignups'];

/** Exact figures, even if others register meanwhile; the rest is the academy's. */
export function stubStats(page: Page, left: number, recentSignups: Stats['recentSignups'] = []): void {
  const figures = { spotsLeft: left, totalRegistered: 50 - left, recentSignups };
  page.line.answer('GET /api/waitlist/stats', async ({ answer }) => ({ ...(await answer()), ...figures }));
}

/** Gives everyone who registers a place with this number; returns what was sent. */
export function stubRegistration(page: Page, position: number, confirmBy?: string) {
  const sent: Partial<Input<'POST /api/waitlist/register'>>[] = [];
  page.line.answer('POST /api/waitlist/register', ({ body }) => {
    sent.push(body);
    return { position, places: 50, ...(confirmBy && { confirmBy }) };
  });
  return sent;
}

export const statsRequests = (page: Page) =>
  page.line.asked.filter((call) => call === 'GET /api/waitlist/stats').length;

export const THANDI = { name: 'Thandi Nkosi', email: 'thandi@example.co.za', province: 'Gauteng' };

export async function fillForm(page: Page, entries: { name?: string; email?: string; province?: string }) {
  await page.getByLabel('Name', { exact: true }).fill(entries.name ?? '');
  await page.getByLabel('Email').fill(entries.email ?? '');
  await page.getByLabel('Province').selectOption(entries.province ?? '');
}

export const joinButton = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' });
export const toast = (page: Page) => page.getByRole('alert');
export const countdown = (page: Page) => page.getByRole('region', { name: 'Launch countdown' });
export const chatPrompt = (page: Page) => page.getByRole('button', { name: /Hello! Can I help/ });
export const chat = (page: Page) => page.getByRole('dialog', { name: 'Nexii Support' });
