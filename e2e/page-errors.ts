import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects what the context's pages log as errors: exceptions, blocked content, failed requests. */
export function watchPageErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (webError) => errors.push(String(webError.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isVisitorCheck(message)) {
      errors.push(`${message.text()} (${message.location().url})`);
    }
  });
  return errors;
}

/** Asking who is signed in returns 401 for a visitor, which the browser logs as an error. */
function isVisitorCheck(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return (
    message.text().startsWith('Failed to load resource') &&
    message.text().includes('401') &&
    URL.canParse(url) &&
    new URL(url).pathname === '/api/auth/user'
  );
}
