import type { TestApp } from '../test-app.ts';

/** What the security log tells about the ways into somebody's account, the oldest first. */
export const notedWaysIn = ({ securityLines }: TestApp, userId: string): string[] =>
  securityLines
    .map((line) => JSON.parse(line) as { readonly userId?: string; readonly change?: string })
    .flatMap((line) => (line.userId === userId && line.change ? [line.change] : []));
