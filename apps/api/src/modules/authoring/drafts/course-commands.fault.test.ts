import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { issueCertificate } from '../../rewards/certificates/index.ts';
import { courseState, filesIn, wipe } from './test/course-state.ts';

const run = promisify(execFile);
/** Complete, and without a program that would have to be proven. */
const COURSE = 'ai-ethics-and-popia';
const PUBLIC_URL = 'http://academy.example';

let academy: TestApp;
let learner: TestLearner;
let folder: string;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL });
  learner = await addLearner(academy);
  await learner.enrol(COURSE);
  folder = await mkdtemp(join(tmpdir(), 'course-commands-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await academy.close();
});

/** As `npm run course:export` and `npm run course:import` start them. */
async function command(name: 'export-course' | 'import-course', ...given: string[]) {
  const { host, user } = inject('cluster');
  const { name: database } = academy.database;
  return run(
    process.execPath,
    [fileURLToPath(new URL(`../../../commands/${name}.ts`, import.meta.url)), ...given],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
      },
    },
  ).then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr.trim() }),
  );
}

async function rowsOf(text: string) {
  return (await academy.database.pool.query(text, [learner.id])).rows;
}

/** What the learner has in the course, in the tables and in the responses. */
async function own() {
  const certificates = (await learner.get('/api/certificates')).json<{ id: string }[]>();
  return {
    attempts: await rowsOf('select * from assessment_attempts where user_id = $1 order by id'),
    log: await rowsOf('select * from learning_events where user_id = $1 order by sequence'),
    progress: (await learner.get(`/api/courses/${COURSE}/progress`)).json(),
    project: (await learner.get(`/api/courses/${COURSE}/project`)).json(),
    certificates,
    shown: (await learner.get(`/api/certificates/${certificates[0]?.id}`)).json(),
  };
}

async function begin(): Promise<{ attemptId: string }> {
  const { rows } = await academy.database.pool.query(
    'select id from assessments where course_id = $1 and removed_at is null order by id limit 1',
    [COURSE],
  );
  const begun = await learner.post(`/api/assessments/${rows[0].id}/attempts`);
  expect(begun.statusCode, begun.body).toBeLessThan(300);
  return begun.json();
}

async function handInProject(): Promise<void> {
  const project = (await learner.get(`/api/courses/${COURSE}/project`)).json();
  const words = (part: number) =>
    `Part ${part}. Our kitchen cooks for ninety guests each weekday and throws away about twelve plates, because nobody knows in the morning how many people will come. We write down the date, the weather and the plates that were served. A model guesses the number, the head cook decides, and she may always ignore it. After four weeks we compare it with the same weekday of last week and stop if it is no better.`;
  const handedIn = await learner.post(`/api/courses/${COURSE}/project/submissions`, {
    answers: Object.fromEntries(
      project.parts.map(({ id }: { id: string }, part: number) => [id, words(part)]),
    ),
    ticked: project.checklist.map(({ id }: { id: string }) => id),
  });
  expect(handedIn.json()).toMatchObject({ isPassed: true, missing: [] });
}

async function certify(): Promise<void> {
  const { services } = academy;
  await academy.database.pool.query(
    `insert into course_progress (user_id, course_id, completed_at) values ($1, $2, $3)
     on conflict (user_id, course_id) do update set completed_at = excluded.completed_at`,
    [learner.id, COURSE, services.clock()],
  );
  const context = { ...services, catalogue: new CatalogueCache(services), publicUrl: () => PUBLIC_URL };
  await issueCertificate(context, { userId: learner.id, courseId: COURSE });
}

it('the two commands bring a course back, and its learner keeps attempt, project and certificate', async () => {
  const { attemptId } = await begin();
  await handInProject();
  await certify();
  const [before, mine] = [await courseState(academy, COURSE), await own()];
  expect([mine.attempts.length, mine.certificates.length]).toEqual([1, 1]);
  expect(mine.log.map(({ kind }) => kind)).toContain('project-passed');

  const zip = join(folder, 'popia.zip');
  const exported = await command('export-course', COURSE, zip);
  expect(exported).toEqual({ code: 0, said: `${before.files.length} files of ${COURSE} are in ${zip}.` });
  await wipe(academy, COURSE);
  expect(await filesIn(academy, COURSE)).toEqual([]);
  const imported = await command('import-course', zip);
  expect(imported).toEqual({ code: 0, said: `${before.files.length} files of ${COURSE} were changed.` });

  // The running server looks for new courses every few seconds.
  academy.moveClock(10_000);
  const after = await courseState(academy, COURSE);
  for (const part of Object.keys(before) as (keyof typeof before)[])
    expect(after[part], part).toEqual(before[part]);
  expect(await own()).toEqual(mine);
  const handedIn = await learner.post(`/api/assessment-attempts/${attemptId}/answers`, { answers: {} });
  expect(handedIn.json()).toMatchObject({ right: 0, isPassed: false });
});

it('each explains what is wrong with its input, and changes nothing', async () => {
  const files = await filesIn(academy, COURSE);
  await writeFile(join(folder, 'letter.zip'), 'Dear academy');
  expect(await command('export-course', 'no-such-course')).toEqual({
    code: 1,
    said: 'There is no course no-such-course with files.',
  });
  expect(await command('import-course', 'letter.zip')).toEqual({
    code: 1,
    said: 'letter.zip is not a zip with the files of one course.',
  });
  expect(await filesIn(academy, COURSE)).toEqual(files);
});
