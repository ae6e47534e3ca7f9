import type { TestApp } from '../test-app.ts';

/** The security log's lines about the ways into a person's account, the oldest first. */
export const loggedSignInEvents = ({ securityLines }: TestApp, userId: string): string[] =>
  securityLines
    .map((line) => JSON.parse(line) as { readonly userId?: string; readonly change?: string })
    .flatMap((line) => (line.userId === userId && line.change ? [line.change] : []));
