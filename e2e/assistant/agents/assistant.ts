import { AGENTS } from '@academy/domain/assistant/agents';
import type { Page, Request, Route } from '@playwright/test';

export const openButton = (page: Page) => page.getByRole('button', { name: 'Open chat assistant' });
export const panelOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('log') });
export const logOf = (page: Page) => panelOf(page).getByRole('log');
export const messagesFrom = (page: Page, sender: 'assistant' | 'user') =>
  logOf(page).locator(`[data-sender="${sender}"]`);
export const inputOf = (page: Page) => panelOf(page).getByRole('textbox', { name: 'Message' });
export const agentOf = (page: Page, name: string) => panelOf(page).getByRole('radio', { name });

const BADGES = [
  { id: 'first_chat', name: 'First chat', description: 'You asked the assistant for the first time.' },
  { id: 'early_bird', name: 'Early bird', description: 'You asked before 7:00 in the morning.' },
];

const DEMO_PROGRESS = { level: 1, experience: 150, percent: 150, streakDays: 3, badges: BADGES };

export interface SentMessage {
  readonly agentType: string;
  readonly message: string;
  readonly sessionId: string;
  readonly context: Readonly<Record<string, unknown>>;
}

const sentIn = (request: Request) => request.postDataJSON() as SentMessage;

/** Fake responses, so that a test decides when and what an agent says. Records the requests. */
export async function answerForAgents(
  page: Page,
  onMessage: (route: Route, sent: SentMessage) => unknown = (route) =>
    route.fulfill({ json: { response: 'Yes.' } }),
): Promise<{ readonly asked: string[]; readonly sent: SentMessage[] }> {
  const requests: string[] = [];
  const sent: SentMessage[] = [];
  await page.route('**/api/agents/config', (route) => {
    requests.push('config');
    return route.fulfill({ json: AGENTS });
  });
  await page.route('**/api/user/progress', (route) => {
    requests.push('progress');
    return route.fulfill({ json: DEMO_PROGRESS });
  });
  await page.route('**/api/agents/message', async (route) => {
    const message = sentIn(route.request());
    sent.push(message);
    await onMessage(route, message);
  });
  return { asked: requests, sent };
}

/** A stream in the server's format. */
export const eventStream = (...events: readonly (readonly [string, unknown])[]) => ({
  contentType: 'text/event-stream',
  body: events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
});
