import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { EMBEDDING_MODEL } from '../gateways/embedder.ts';
import { bagOfWordsEmbedder } from '../modules/assistant/agents/test/bag-of-words.ts';
import { beginFinal, handInProgram, marked } from '../modules/learning/assessments/test/marked-program.ts';
import { CARD } from '../modules/rewards/certificates/index.ts';
import type { Services } from '../services.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { addTestCourse } from '../test/test-course.ts';
import { addLearner } from '../test/test-learner.ts';
import { startAnswering } from './answer-calls.ts';

const PATIENT = { timeout: 120_000, interval: 20 };
const FACTS = { personName: 'Thandi Nkosi', courseTitle: 'AI Fundamentals' };
const RIGHT = 'def double(n):\n    return 2 * n\n';
const embedder = { ...bagOfWordsEmbedder(), model: EMBEDDING_MODEL };

/** A web server, and beside it the process that its workers run in. */
let web: TestApp;
let worker: TestApp;
beforeAll(async () => {
  web = await createTestApp({ ROLE: 'web', DATABASE_URL: 'postgres:///academy' });
  worker = await createTestApp({}, { database: web.database, embedder });
  await addTestCourse(web.database.db, { id: 'tc' });
});
afterAll(async () => {
  await worker.app.close();
  await worker.services.drawingPool.stop();
  await web.close();
});

function startOne(changes: Partial<Services> = {}): () => Promise<void> {
  const context = { ...worker.services, ...changes };
  const { stop } = startAnswering({ ...context, publicUrl: 'http://academy.example', isolation: 'network' });
  onTestFinished(stop);
  return stop;
}

const callsLeft = async () => (await web.database.pool.query('select kind from worker_calls')).rows;
const healthOf = async (name: string) => {
  const administrator = await addLearner(web, 'administrator');
  const answer = await administrator.get('/api/admin/health');
  return answer.json<Answer<'GET /api/admin/health'>>().checks.find(({ check }) => check === name);
};

describe('a web server', () => {
  it('has its programs marked by a worker', async () => {
    startOne();
    const learner = await addLearner(web);
    await learner.enrol('tc');
    expect(await marked(learner, RIGHT)).toEqual([200, true]);
    expect(await callsLeft()).toEqual([]);
  });

  it('has its documents drawn by a worker, as the worker itself draws them', async () => {
    startOne();
    const drawn = await web.services.drawingPool.draw(CARD, FACTS);
    expect(drawn?.subarray(1, 4).toString()).toBe('PNG');
    expect(await worker.services.drawingPool.draw(CARD, FACTS)).toEqual(drawn);
    expect(await callsLeft()).toEqual([]);
  });

  it('gets vectors of a worker, those that the worker’s own model makes', async () => {
    startOne();
    const texts = ['What is a mean?', 'Yintoni i-median?'];
    expect(await web.services.embedder?.embed(texts, true)).toEqual(await embedder.embed(texts, true));
  });

  it('has drafts of authors proven by a worker', async () => {
    startOne();
    const calls = web.services.workerCalls;
    const program = {
      kind: 'output',
      file: 'a.yaml',
      line: 3,
      id: 'b',
      code: 'print(2)',
      answer: '2',
    } as const;
    const terms = { limitMs: 50_000, mostWaiting: 4 };
    const input = { programs: [program, { ...program, answer: '3' }], limitMs: 45_000 };
    const proof = await calls?.ask('prove-programs', input, terms);
    expect(JSON.parse(String(proof))).toMatchObject({ isOutOfTime: false, found: [[], [{ line: 3 }]] });
  });

  it('says on its health page whether workers answer, and how they isolate programs', async () => {
    await expect.poll(() => healthOf('workers'), PATIENT).toMatchObject({ state: 'bad', value: 0 });
    expect(await healthOf('programs')).toMatchObject({ state: 'attention', value: null });
    startOne();
    startOne();
    await expect.poll(() => healthOf('workers'), PATIENT).toMatchObject({ state: 'good', value: 2 });
    expect(await healthOf('programs')).toMatchObject({ state: 'good', value: 2 });
  });
});

describe('without a worker', () => {
  it('an attempt is being marked until one comes', async () => {
    const learner = await addLearner(web);
    await learner.enrol('tc');
    const attemptId = await beginFinal(learner);
    const waiting = handInProgram(learner, attemptId, RIGHT);
    await expect.poll(callsLeft, PATIENT).toEqual([{ kind: 'mark-attempt' }]);
    startOne();
    const answer = await waiting;
    expect([200, 503]).toContain(answer.statusCode);
    const isPassed = async () => (await handInProgram(learner, attemptId, RIGHT)).json().isPassed;
    await expect.poll(isPassed, PATIENT).toBe(true);
  });

  it('a caller gives up in time, and leaves nothing behind', async () => {
    const call = web.services.workerCalls?.ask(
      'embed',
      { texts: ['a'], isUrgent: true },
      { limitMs: 50, mostWaiting: 1 },
    );
    await expect(call).rejects.toThrow('No worker has answered a call of the kind "embed".');
    expect(await callsLeft()).toEqual([]);
  });

  it('a document is refused at once when too many wait already', async () => {
    await web.database.pool.query(
      `insert into worker_calls (id, kind, input)
       select gen_random_uuid(), 'draw certificate-card 1', '{}' from generate_series(1, 20)`,
    );
    expect(await web.services.drawingPool.draw(CARD, FACTS)).toBeNull();
    await web.database.pool.query('delete from worker_calls');
  });
});

describe('workers', () => {
  it('share the calls: each is answered once', async () => {
    const seen: string[] = [];
    const spy = bagOfWordsEmbedder((texts) => seen.push(...texts));
    startOne({ embedder: { ...spy, model: EMBEDDING_MODEL } });
    startOne({ embedder: { ...spy, model: EMBEDDING_MODEL } });
    const texts = Array.from({ length: 30 }, (_, index) => `text number ${index}`);
    const vectors = await Promise.all(texts.map((text) => web.services.embedder?.embed([text], true)));
    expect(vectors.flat()).toEqual(await embedder.embed(texts, true));
    expect(seen.toSorted()).toEqual(texts.toSorted());
  });

  it('leave a document of another layout to workers of that release', async () => {
    startOne();
    const terms = { variant: `${CARD.name} ${CARD.version + 1}`, limitMs: 1000, mostWaiting: 1 };
    const later = web.services.workerCalls?.ask('draw', { name: CARD.name, facts: FACTS }, terms);
    await expect(later).rejects.toThrow('No worker has answered');
    expect(await web.services.drawingPool.draw(CARD, FACTS)).not.toBeNull();
  });

  it('say what they could not do, and go on', async () => {
    let isBroken = true;
    const moody = bagOfWordsEmbedder(() => {
      if (isBroken) throw new Error('no model');
    });
    startOne({ embedder: { ...moody, model: EMBEDDING_MODEL } });
    const ask = () =>
      web.services.workerCalls?.ask(
        'embed',
        { texts: ['a word'], isUrgent: true },
        { variant: EMBEDDING_MODEL, limitMs: 50_000, mostWaiting: 9 },
      );
    await expect(ask()).rejects.toThrow('no model');
    expect(worker.logLines.join('')).toContain('a call of a web server could not be answered');
    isBroken = false;
    expect(await ask()).toHaveLength(384);
  });

  it('embed what is no whole text, and what comes after it', async () => {
    startOne();
    expect(await web.services.embedder?.embed(['half an emoji \ud83d'], true)).toHaveLength(1);
    expect(await web.services.embedder?.embed(['a word'], true)).toHaveLength(1);
  });

  it('leave to others what they have not finished when they end', async () => {
    const stuck = { ...embedder, embed: () => new Promise<never>(() => undefined) };
    const stop = startOne({ embedder: stuck });
    const vectors = web.services.embedder?.embed(['a word'], true);
    const claimed = async () =>
      (await web.database.pool.query('select from worker_calls where claimed_at is not null')).rowCount;
    await expect.poll(claimed, PATIENT).toBe(1);
    const patient = web.services.workerCalls?.ask(
      'embed',
      { texts: ['a word'], isUrgent: true },
      { variant: EMBEDDING_MODEL, limitMs: 50_000, mostWaiting: 9 },
    );
    await expect.poll(claimed, PATIENT).toBe(2);
    // The first gives up after four seconds.
    await expect(vectors).rejects.toThrow('No worker has answered');
    await stop();
    startOne();
    expect(await patient).toHaveLength(384);
  });

  it('hear of calls again when their connections were cut', async () => {
    startOne();
    await expect.poll(() => healthOf('workers'), PATIENT).toMatchObject({ value: 1 });
    await web.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen worker_%'`,
    );
    const vectors = await web.services.workerCalls?.ask(
      'embed',
      { texts: ['a word'], isUrgent: true },
      { variant: EMBEDDING_MODEL, limitMs: 50_000, mostWaiting: 9 },
    );
    expect(vectors).toHaveLength(384);
  });

  it('delete calls whose caller has died', async () => {
    await web.database.pool.query(
      `insert into worker_calls (id, kind, input, called_at)
       values (gen_random_uuid(), 'unknown', '{}', now() - interval '2 minutes')`,
    );
    startOne();
    await expect.poll(callsLeft, PATIENT).toEqual([]);
  });
});
