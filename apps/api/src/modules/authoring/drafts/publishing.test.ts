import type { Answer } from '@academy/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { ageConfirmation } from '../../../test/sign-in/age-confirmation.ts';
import { reported } from '../../../test/test-learner.ts';
import { openStudio, SMALL_COURSE } from './test/open-studio.ts';

const { course: COURSE, lesson: LESSON, lessonId: LESSON_ID } = SMALL_COURSE;
const BASE = `/api/authoring/${COURSE}`;
const MODULE = 'seeing-data';

const {
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
  lessonRow,
  auditOf,
} = await openStudio(SMALL_COURSE);
afterAll(() => academy.close());

const newsOf = async (who: Pick<typeof admin, 'get'>, about: string) =>
  (await who.get('/api/notices'))
    .json<Answer<'GET /api/notices'>>()
    .notices.filter(({ title }) => title === about)
    .map(({ kind, subject }) => [kind, subject.split(':')[0]]);
const waitingFor = async (who: typeof admin) =>
  (await who.get('/api/draft-reviews')).json<Answer<'GET /api/draft-reviews'>>();

describe('a stolen sign-in of a reviewer', () => {
  it('publishes nothing without showing who it is, and can still send a draft back', async () => {
    const before = await fileOf(LESSON);
    const draftId = await begin('Words of a thief');
    await save(draftId, { text: `${before.text}\nPay your fees to this account.\n` });
    await submit(draftId);
    await ageConfirmation(academy, admin.id);
    const refused = await decide(draftId, 'publish');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation-needed']);
    expect(await fileOf(LESSON)).toMatchObject({ version: before.version, text: before.text });
    expect((await decide(draftId, 'return', admin, 'This is not ours.')).statusCode).toBe(204);
    await academy.database.pool.query('update sign_ins set confirmed_at = created_at');
    expect((await johan.delete(`${BASE}/drafts/${draftId}`)).statusCode).toBe(204);
  });
});

describe('what a second person publishes', () => {
  it('reaches learners through the import and keeps their progress; its author cannot publish it', async () => {
    const before = await fileOf(LESSON);
    await learner.enrol(COURSE);
    const answered = reported(LESSON_ID, 'check-answered', { checkId: 'first-sight', isRight: true });
    expect((await learner.report(answered)).statusCode).toBe(200);
    const ownBefore = (await learner.get(`/api/lessons/${LESSON_ID}`)).json();
    const draftId = await begin('Names from the coast');
    const text = before.text?.replace('Thandiwe looks', 'Zukiswa looks') ?? '';
    await save(draftId, { text });
    expect((await decide(draftId, 'publish')).json().code).toBe('not-in-review');
    expect((await submit(draftId)).statusCode).toBe(204);
    expect((await save(draftId, { text: `${text}\nMore.` })).json().code).toBe('in-review');
    expect((await johan.delete(`${BASE}/drafts/${draftId}`)).json().code).toBe('in-review');
    expect((await decide(draftId, 'publish', johan)).json().code).toBe('own-work');
    expect((await decide(draftId, 'publish')).statusCode).toBe(204);
    expect(await newsOf(johan, 'Names from the coast')).toEqual([['draft-published', COURSE]]);

    const own = (await learner.get(`/api/lessons/${LESSON_ID}`)).json();
    expect(own.document).not.toBe(ownBefore.document);
    expect(own.done).toEqual(ownBefore.done);
    expect(own.state).toEqual(ownBefore.state);
    expect(own.state.answeredChecks).toEqual(['first-sight']);
    expect(JSON.stringify((await lessonRow()).body)).toContain('Zukiswa');
    const { rows } = await academy.database.pool.query(
      "select id from search_documents where words @@ to_tsquery('english', 'Zukiswa')",
    );
    expect(rows).toEqual([{ id: LESSON_ID }]);
    const passages = await academy.database.pool.query(
      "select count(*)::int as n from lesson_passages where body like '%Zukiswa%'",
    );
    expect(passages.rows[0].n).toBeGreaterThan(0);
    const lessons = await academy.database.pool.query(
      'select count(*)::int as n from lessons where removed_at is not null',
    );
    expect(lessons.rows[0].n).toBe(0);

    const after = await fileOf(LESSON);
    expect(after).toMatchObject({ text, version: before.version + 1, draft: null });
    expect(after.publications).toMatchObject([
      { version: before.version + 1, title: 'Names from the coast' },
      { version: before.version, title: null },
    ]);
    expect((await courseOf()).files.find(({ path }) => path === LESSON)).toMatchObject({ isEdited: true });
    for (const action of ['submit-draft', 'publish-draft']) expect(await auditOf(action)).not.toHaveLength(0);
  });

  it('notifies its reviewers and its author; can be returned with a note, withdrawn, and edited again', async () => {
    const { text } = await fileOf(LESSON);
    const draftId = await begin('Not yet');
    await save(draftId, { text: `${text}\nMore.` });
    await submit(draftId);
    expect(await newsOf(admin, 'Not yet')).toEqual([['draft-in-review', COURSE]]);
    expect(await waitingFor(admin)).toMatchObject([{ draftId, courseId: COURSE, title: 'Not yet' }]);
    for (const who of [johan, other]) {
      expect(await newsOf(who, 'Not yet')).toEqual([]);
      expect(await waitingFor(who)).toEqual([]);
    }
    expect((await decide(draftId, 'return', admin, '  ')).json().code).toBe('nothing-said');
    expect((await decide(draftId, 'return', admin, 'Please say which shop.')).statusCode).toBe(204);
    expect(await draftOf(draftId)).toMatchObject({ state: 'writing', note: 'Please say which shop.' });
    expect(await newsOf(johan, 'Not yet')).toEqual([['draft-returned', COURSE]]);
    expect(await waitingFor(admin)).toEqual([]);
    await submit(draftId);
    expect(await newsOf(admin, 'Not yet')).toHaveLength(2);
    expect((await johan.delete(`${BASE}/drafts/${draftId}/submission`)).statusCode).toBe(204);
    const known = await draftOf(draftId);
    expect(known?.state).toBe('writing');
    await submit(draftId);
    const old = { decision: 'publish', version: known?.version };
    expect((await admin.post(`${BASE}/drafts/${draftId}/decision`, old)).json().code).toBe(
      'changed-meanwhile',
    );
    await johan.delete(`${BASE}/drafts/${draftId}/submission`);
    await johan.delete(`${BASE}/drafts/${draftId}`);
  });

  it('has no fault: what npm run check would refuse is refused with its place', async () => {
    const { text } = await fileOf(LESSON);
    const draftId = await begin('With a fault');
    await save(draftId, { text: text?.replace('## ', '# ') ?? null });
    const refused = (await submit(draftId)).json();
    expect(refused.code).toBe('has-faults');
    expect(JSON.stringify(refused)).toContain(`${LESSON}, line `);
    await johan.delete(`${BASE}/drafts/${draftId}`);
  });

  it('can be restored from the history', async () => {
    const now = await fileOf(LESSON);
    const [, first] = now.publications;
    const old: { text: string } = (
      await johan.get(`${BASE}/versions/${first?.version}?path=${encodeURIComponent(LESSON)}`)
    ).json();
    expect(old.text).toContain('Thandiwe looks');
    const draftId = await begin('As it was');
    await save(draftId, { text: old.text });
    await submit(draftId);
    expect((await decide(draftId, 'publish')).statusCode).toBe(204);
    const after = await fileOf(LESSON);
    expect(after).toMatchObject({ text: old.text, version: now.version + 1 });
    // It says what the files say, so it follows them again.
    expect((await courseOf()).files.find(({ path }) => path === LESSON)).toMatchObject({ isEdited: false });
    expect(JSON.stringify((await lessonRow()).body)).toContain('Thandiwe looks');
  });

  it('may be a new lesson, which takes its place in the course, and may go again', async () => {
    const module = await fileOf(`${MODULE}/module.yaml`);
    const { text } = await fileOf(LESSON);
    const path = `${MODULE}/a-new-lesson.md`;
    const draftId = await begin('A new lesson');
    const lesson = (text ?? '')
      .replace(`id: ${LESSON_ID}`, 'id: dv-a-new-lesson')
      .replace(/^title: .*$/m, 'title: A new lesson')
      .replaceAll(/^::[a-z]+\[.*\]$/gm, '');
    await save(draftId, { path, text: lesson });
    expect((await submit(draftId)).json().code).toBe('has-faults');
    await save(draftId, { path: module.path, text: `${module.text?.trimEnd()}\n  - a-new-lesson\n` });
    expect((await courseOf()).modules[0]?.lessons.at(-1)).toEqual({
      id: 'dv-a-new-lesson',
      path,
      title: 'A new lesson',
    });
    expect((await submit(draftId)).statusCode).toBe(204);
    await decide(draftId, 'publish');
    const course = (await learner.get(`/api/courses/${COURSE}`)).body;
    expect(course).toContain('A new lesson');
    const gone = await begin('Without it');
    await save(gone, { path, text: null });
    await save(gone, { path: module.path, text: module.text });
    await submit(gone);
    expect((await decide(gone, 'publish')).statusCode).toBe(204);
    expect((await learner.get(`/api/courses/${COURSE}`)).body).not.toContain('A new lesson');
  });
});
