import type { LightMyRequestResponse } from 'fastify';

/** As an author who is told that the server is busy: programs are run again, from where the time limit has stopped them. */
export async function inTime(ask: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await ask();
    if (answer.statusCode !== 503 || answer.json().code !== 'out-of-time') return answer;
  }
}
