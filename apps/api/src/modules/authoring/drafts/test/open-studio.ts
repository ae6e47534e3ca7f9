import type { Answer } from '@academy/contract';
import { signInAs } from '../../../../test/sign-in/sign-in-as.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';
import { inTime } from './in-time.ts';

export const COURSE = 'python-for-ai';
export const MODULE = 'first-steps';
export const LESSON = `${MODULE}/your-first-program.md`;
export const LESSON_ID = 'py-your-first-program';
export const BASE = `/api/authoring/${COURSE}`;

interface WrittenCourse {
  readonly course: string;
  readonly lesson: string;
  readonly lessonId: string;
}

const PYTHON: WrittenCourse = { course: COURSE, lesson: LESSON, lessonId: LESSON_ID };

/** A course of one lesson: every submission and publication reads a whole course. */
export const SMALL_COURSE: WrittenCourse = {
  course: 'data-visualisation',
  lesson: 'seeing-data/why-draw.md',
  lessonId: 'dv-why-draw',
};

type Author = Pick<TestLearner, 'id' | 'get' | 'post' | 'put' | 'delete'>;
type File = Answer<'GET /api/authoring/:courseId/file'>;

interface Saved {
  readonly path?: string;
  readonly text: string | null;
  readonly version?: number;
  readonly baseVersion?: number;
}

/** An academy with a trainer who teaches a course, one who does not, an administrator and a learner. */
export async function openStudio({ course, lesson, lessonId } = PYTHON) {
  const base = `/api/authoring/${course}`;
  const academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  /** A member of staff, whose refusals are returned as codes. */
  async function addAuthor(role: 'trainer' | 'administrator'): Promise<Author> {
    const { id } = await academy.addAccount(role);
    const headers = { cookie: await signInAs(academy, id), accept: 'application/problem+json' };
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (url: string, body?: unknown) =>
      inTime(() =>
        academy.app.inject({ method, url, headers, ...(body !== undefined && { payload: body as object }) }),
      );
    return { id, get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') };
  }
  const admin = await addAuthor('administrator');
  const [johan, other] = [await addAuthor('trainer'), await addAuthor('trainer')];
  const learner = await addLearner(academy);
  const { rows } = await academy.database.pool.query<{ instructor_ids: string[] }>(
    'select instructor_ids from courses where id = $1',
    [course],
  );
  const own = rows[0]?.instructor_ids[0] ?? '';
  await admin.put(`/api/admin/instructor-accounts/${own}`, { personId: johan.id });

  const fileOf = async (path: string, who = johan): Promise<File> =>
    (await who.get(`${base}/file?path=${encodeURIComponent(path)}`)).json();
  const courseOf = async (who = johan): Promise<Answer<'GET /api/authoring/:courseId'>> =>
    (await who.get(base)).json();
  const begin = async (title: string, who = johan): Promise<string> =>
    (await who.post(`${base}/drafts`, { title })).json().draftId;
  const draftOf = async (draftId: string) => (await courseOf()).drafts.find(({ id }) => id === draftId);

  async function save(draftId: string, saved: Saved, who = johan) {
    const path = saved.path ?? lesson;
    const file = await fileOf(path);
    const body = { version: file.draft?.version ?? 0, baseVersion: file.version, path, ...saved };
    return who.put(`${base}/drafts/${draftId}/files`, body);
  }
  const submit = async (draftId: string, who = johan) =>
    who.post(`${base}/drafts/${draftId}/submission`, { version: (await draftOf(draftId))?.version });
  const decide = async (draftId: string, decision: 'publish' | 'return', who = admin, note?: string) =>
    who.post(`${base}/drafts/${draftId}/decision`, {
      decision,
      version: (await draftOf(draftId))?.version,
      ...(note !== undefined && { note }),
    });
  const check = async (path: string, text: string | null, draftId: string | null = null) =>
    (await johan.post(`${base}/check`, { draftId, files: [{ path, text }] })).json<
      Answer<'POST /api/authoring/:courseId/check'>
    >();
  const lessonRow = async () =>
    (await academy.database.pool.query('select * from lessons where id = $1', [lessonId])).rows[0];
  const auditOf = async (action: string) =>
    (await academy.database.pool.query('select actor_id, subject from audit_log where action = $1', [action]))
      .rows;

  return {
    academy,
    johan,
    other,
    admin,
    learner,
    fileOf,
    courseOf,
    begin,
    draftOf,
    save,
    submit,
    decide,
    check,
    lessonRow,
    auditOf,
  };
}
