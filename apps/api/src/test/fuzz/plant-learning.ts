import { randomUUID } from 'node:crypto';
import { CatalogueCache } from '../../modules/catalogue/courses/index.ts';
import { issueCertificate } from '../../modules/rewards/certificates/index.ts';
import { signInAs } from '../sign-in/sign-in-as.ts';
import type { TestApp } from '../test-app.ts';

const COURSE = 'ai-fundamentals';
export const LESSON = 'af-what-ai-is';
export const VICTIMS_CHAT = 'chat-of-the-victim';

/** Also in courses that are sold here. */
export async function givePlaces(
  { database, services }: TestApp,
  userId: string,
  courseIds: readonly string[],
): Promise<void> {
  await database.pool.query(
    'insert into enrolments (user_id, course_id, enrolled_at) select $1, unnest($2::text[]), $3',
    [userId, courseIds, services.clock()],
  );
}

/** A learner with data of every kind that others must not see. */
export async function plantVictim(test: TestApp) {
  const marker = (what: string) => `${what}-${randomUUID()}`;
  const markers = {
    private: [marker('notes'), marker('project'), marker('device'), marker('notice'), marker('chat')],
    personal: [marker('victim'), marker('question')],
  };
  const [notes, project, device, notice, chat] = markers.private;
  const [name = '', question] = markers.personal;
  const account = await test.addAccount('learner', name);
  const cookie = await signInAs(test, account.id, device);
  const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const { statusCode, body } = await test.app.inject({ method, url, headers: { cookie }, payload });
    if (statusCode >= 400) throw new Error(`What the victim has is not there: ${url} answered ${body}`);
  };
  await givePlaces(test, account.id, [COURSE]);
  await send('PUT', `/api/lessons/${LESSON}/writings/notes`, {
    text: notes,
    writtenAt: '2026-11-15T11:00:00Z',
  });
  await send('POST', '/api/tickets', { subject: 'A question', text: question });
  await send('PUT', `/api/courses/${COURSE}/project`, { answers: { goal: project }, ticked: [] });
  await test.database.pool.query(
    `insert into notices (user_id, kind, subject, title, happened_at)
     values ($1, 'redemption-fulfilled', $2, $2, '2026-11-10')`,
    [account.id, notice],
  );
  await send('POST', '/api/agents/message', {
    agentType: 'helpdeskai',
    message: chat,
    sessionId: VICTIMS_CHAT,
  });
  return { account, cookie, markers };
}

/** Not the victim's: trainers and administrators may read it. */
export async function plantProject(test: TestApp): Promise<void> {
  const { id: learnerId } = await test.addAccount('learner');
  const { rows } = await test.database.pool.query<{ id: string }>(
    'select distinct course_id as id from projects',
  );
  await givePlaces(
    test,
    learnerId,
    rows.map(({ id }) => id),
  );
  await test.database.pool.query(
    `insert into project_submissions (user_id, project_id, course_id, asked, answers, handed_in_at, peers_asked_at)
     select $1, id, course_id, jsonb_build_object('title', title, 'parts', parts, 'checklist', checklist), '{}', $2, $2
       from projects`,
    [learnerId, test.services.clock()],
  );
  await test.database.pool.query(
    `insert into peer_reviews (submission_id, place, learner_id, reviewer_id, project_id, offered_at)
     select id, 1, user_id, $1, project_id, $2 from project_submissions`,
    [(await test.addAccount('learner')).id, test.services.clock()],
  );
}

/** Not the victim's: anyone who knows its number may read the name on it. */
export async function plantCertificate(test: TestApp, userId: string): Promise<void> {
  const { rows } = await test.database.pool.query<{ courseId: string }>(
    `insert into course_progress (user_id, course_id, completed_at)
     select $1, id, $2 from courses order by position limit 1
     on conflict (user_id, course_id) do update set completed_at = excluded.completed_at
     returning course_id as "courseId"`,
    [userId, test.services.clock()],
  );
  const catalogue = new CatalogueCache(test.services);
  const context = { ...test.services, catalogue, publicUrl: () => 'http://academy.example' };
  for (const { courseId } of rows) await issueCertificate(context, { userId, courseId });
}
