import { secondsLeftOf } from '@academy/domain/learning/assessments';
import type { Queryable } from '../../../../database/connect.ts';
import { attemptUnderWay } from '../../../learning/assessments/index.ts';
import type { Reply, Turn } from '../engine.ts';

const minutesLeft = (seconds: number) => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
};

/** Graded work is the learner's own: until it is submitted no engine helps with anything. */
export async function replyDuringAttempt(db: Queryable, { actor, now }: Turn): Promise<Reply | null> {
  const attempt = await attemptUnderWay(db, actor.userId, now);
  if (attempt === null) return null;
  const left = minutesLeft(secondsLeftOf(attempt, now));
  return {
    text: `You are busy with “${attempt.title}”, and that has to be your own work, so I stay quiet until you hand it in. You have ${left} left.\n\nAsk me anything afterwards. If something does not work, a person can help you.`,
    intent: 'safety',
    confidence: 'high',
    actions: [
      {
        label: 'Back to the assessment',
        href: `/course/${attempt.courseId}/assessment/${attempt.assessmentId}`,
      },
      { label: 'Ask a person', href: '/tickets' },
    ],
    earnsNothing: true,
  };
}
