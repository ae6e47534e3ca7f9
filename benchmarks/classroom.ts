import { randomUUID } from 'node:crypto';
import { pacedRequests, percentile } from './paced-requests.ts';

const PER_SECOND = 50;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
const BATCHES_PER_SECOND = 10;
const SEARCHES = ['chatbot', 'pyhton', 'how does a computer learn', 'mean median', 'popia', 'machne lerning'];

interface Line {
  readonly name: string;
  readonly goal: string;
  readonly times: readonly number[];
}

function batchOf20(): string {
  const events = Array.from({ length: 20 }, () => ({
    id: randomUUID(),
    kind: 'lesson-studied',
    lessonId: 'af-features-and-labels',
    occurredAt: new Date().toISOString(),
    seconds: 30,
    place: 400,
  }));
  return JSON.stringify({ events });
}

/** What one learner feels while ten thousand others have left their traces. */
export async function measureClassroom(url: string, cookie: string): Promise<string> {
  const read = (path: string) => fetch(`${url}${path}`, { headers: { cookie } });
  const write = (path: string, body: string) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body });
  const { quote } = (await (await read('/api/courses/ai-fundamentals')).json()) as { quote: { id: string } };
  const enrolment = JSON.stringify({ quoteId: quote.id });
  await write('/api/courses/ai-fundamentals/enrolments', enrolment).catch(() => undefined);

  // The first answers of a fresh process say more about its compiler than about the product.
  async function measured(send: (index: number) => Promise<Response>, perSecond: number): Promise<number[]> {
    await pacedRequests(send, PER_SECOND, WARM_UP_SECONDS);
    return pacedRequests(send, perSecond, SECONDS);
  }
  const searchFor = (index: number) => encodeURIComponent(SEARCHES[index % SEARCHES.length] ?? '');
  const lines: Line[] = [
    {
      name: 'GET /api/courses',
      goal: 'p99 < 50',
      times: await measured(() => read('/api/courses'), PER_SECOND),
    },
    {
      name: 'GET /api/lessons/:lessonId',
      goal: 'p99 < 50',
      times: await measured(() => read('/api/lessons/af-features-and-labels'), PER_SECOND),
    },
    {
      name: 'GET /api/search',
      goal: 'p95 < 50',
      times: await measured((index) => read(`/api/search?text=${searchFor(index)}`), PER_SECOND),
    },
    {
      name: 'POST /api/learning-events, 20 of them',
      goal: 'p95 < 30',
      times: await measured(() => write('/api/learning-events', batchOf20()), BATCHES_PER_SECOND),
    },
  ];
  const rows = lines.map(({ name, goal, times }) =>
    [
      name.padEnd(40),
      ...[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(9)),
      goal.padStart(12),
    ].join(''),
  );
  return [`${'in ms, at a steady pace'.padEnd(40)}      p50      p95      p99        goal`, ...rows].join(
    '\n',
  );
}
