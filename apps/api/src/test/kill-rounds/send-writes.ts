import type { Write } from './plan-writes.ts';
import type { RoundLearner } from './round-learners.ts';

export interface SentWrite {
  readonly learner: RoundLearner;
  readonly write: Write;
  /** Null while it is in progress, and for ever if the server died first. */
  answer: string | null;
}

export async function send(address: string, { cookie }: RoundLearner, write: Write) {
  const response = await fetch(`${address}${write.path}`, {
    method: write.method,
    headers: {
      cookie,
      'content-type': 'application/json',
      ...(write.key !== null && { 'idempotency-key': write.key }),
    },
    body: JSON.stringify(write.body),
  });
  return { status: response.status, body: await response.text() };
}

/** All learners at once, each sending the next write after the response to the one before. */
export function startLoad(address: string, learners: readonly RoundLearner[]) {
  const sent: SentWrite[] = [];
  const refused: string[] = [];
  let acknowledged = 0;
  let onAcknowledged = () => {};

  async function sendAll(learner: RoundLearner): Promise<void> {
    for (const write of learner.plan) {
      const one: SentWrite = { learner, write, answer: null };
      sent.push(one);
      const answer = await send(address, learner, write).catch(() => null);
      if (answer === null) return;
      if (answer.status >= 300) refused.push(`${write.path}: ${answer.status} ${answer.body}`);
      one.answer = answer.body;
      acknowledged += 1;
      onAcknowledged();
    }
  }

  const finished = Promise.all(learners.map(sendAll));
  return {
    sent,
    refused,
    finished,
    untilAcknowledged: (count: number) =>
      new Promise<void>((resolve) => {
        onAcknowledged = () => {
          if (acknowledged >= count) resolve();
        };
        onAcknowledged();
        void finished.then(() => resolve());
      }),
  };
}
