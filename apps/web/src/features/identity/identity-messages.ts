import { ApiError } from '../../lib/api-client.ts';

const NO_CONNECTION = 'There is no connection. What you typed is still here: please try again.';

/** The server's own sentence; a call that never arrived is told as such. */
export function problemSentence(error: unknown): string {
  return error instanceof ApiError ? error.sentence : NO_CONNECTION;
}

// 1§8
export const LOG_OUT_FAILED = {
  title: 'Error',
  description: 'Failed to logout',
  variant: 'destructive',
} as const;
