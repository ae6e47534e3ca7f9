import type { Problem } from './problem.ts';

const SENTENCES = {
  'too-many': {
    status: 429,
    code: 'too-many-tries',
    sentence: 'That was a lot of papers in a short time. Please try again in a minute.',
  },
  busy: {
    status: 503,
    code: 'busy',
    sentence: 'Many papers are being drawn right now. Please try again in a few seconds.',
  },
} as const;

/** Why a document could not be drawn, for the person who requested it. */
export const drawingProblem = ({
  reason,
  retryAfterSeconds,
}: {
  readonly reason: keyof typeof SENTENCES;
  readonly retryAfterSeconds: number;
}): Problem => ({ ...SENTENCES[reason], retryAfterSeconds });
