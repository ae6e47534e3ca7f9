import type { Answer } from '@academy/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { forgetDiscardedDrafts } from './drafts.store.ts';
import { BASE, COURSE, LESSON, LESSON_ID, MODULE, openStudio } from './test/open-studio.ts';

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
  check,
  lessonRow,
  auditOf,
} = await openStudio();
afterAll(() => academy.close());

describe('authority over the texts of a course', () => {
  it('is the trainer’s who teaches it and every administrator’s, and nobody else’s', async () => {
    expect((await johan.get(BASE)).statusCode).toBe(200);
    expect((await admin.get(BASE)).statusCode).toBe(200);
    expect((await learner.get(BASE)).statusCode).toBe(403);
    const draftId = await begin('Mine');
    const asked = [
      other.get(BASE),
      other.get(`${BASE}/file?path=course.yaml`),
      other.get(`${BASE}/versions/1?path=course.yaml`),
      other.get(`${BASE}/bundle`),
      other.post(`${BASE}/check`, { draftId: null, files: [{ path: LESSON, text: 'x' }] }),
      other.post(`${BASE}/proof`, { draftId: null, files: [{ path: LESSON, text: 'x' }] }),
      other.post(`${BASE}/drafts`, { title: 'x' }),
      other.put(`${BASE}/drafts/${draftId}/files`, { path: LESSON, text: 'x', version: 0, baseVersion: 1 }),
      other.delete(`${BASE}/drafts/${draftId}`),
      other.post(`${BASE}/drafts/${draftId}/submission`, { version: 1 }),
      other.delete(`${BASE}/drafts/${draftId}/submission`),
      other.post(`${BASE}/drafts/${draftId}/decision`, { decision: 'publish', version: 1 }),
      other.post(`${BASE}/left-updates`, { path: LESSON, version: 1 }),
    ];
    for (const answer of await Promise.all(asked)) {
      expect(answer.json().code).toBe('not-your-course');
      expect(answer.body).not.toContain('Naledi');
    }
    expect((await johan.get('/api/authoring/no-such-course')).json().code).toBe('unknown-course');
    expect((await johan.delete(`${BASE}/drafts/${draftId}`)).statusCode).toBe(204);
  });

  it('never reaches a draft through another course', async () => {
    const draftId = await begin('Mine');
    const elsewhere = `/api/authoring/sql-and-tables/drafts/${draftId}`;
    expect((await admin.delete(elsewhere)).json().code).toBe('unknown-draft');
    await johan.delete(`${BASE}/drafts/${draftId}`);
  });
});

describe('what is being written', () => {
  it('is checked by the rules of the courseware, each fault at its line, and shown as learners will see it', async () => {
    const { text } = await fileOf(LESSON);
    const changed = (text ?? '').replace('Naledi works', 'Zinhle works');
    const fine = await check(LESSON, changed);
    expect(fine.faults).toEqual([]);
    expect(JSON.stringify(fine.page?.blocks)).toContain('Zinhle works');
    expect(fine.page?.checks.map(({ id }) => id)).toContain('first-line');
    expect(JSON.stringify(fine.page)).not.toContain('"solution"');

    const broken = changed.replace('::check[first-line]', '::check[first-lime]');
    const line = broken.split('\n').indexOf('::check[first-lime]') + 1;
    expect((await check(LESSON, broken)).faults).toContainEqual({
      path: LESSON,
      line,
      message: '::check[first-lime] is not written in the file beside the lesson.',
    });
    expect(
      (await check(LESSON, text?.replace(`id: ${LESSON_ID}`, 'id: af-other') ?? null)).faults,
    ).toContainEqual(
      expect.objectContaining({
        path: LESSON,
        message: `The id must stay ${LESSON_ID}: learners’ progress hangs on it.`,
      }),
    );
    expect(
      (await check(LESSON, text?.replace(`id: ${LESSON_ID}`, 'id: af-what-ai-is') ?? null)).faults,
    ).not.toEqual([]);
    expect((await check(LESSON, 'nothing')).page).toBeNull();
    expect((await lessonRow()).body).toEqual(expect.objectContaining({}));
    expect(JSON.stringify((await lessonRow()).body)).not.toContain('Zinhle');
  });

  it('is shown for graded items, projects and modules too', async () => {
    const base = '/api/authoring/ai-fundamentals';
    const textOf = async (path: string): Promise<string> =>
      (await johan.get(`${base}/file?path=${encodeURIComponent(path)}`)).json().text;
    const look = async (path: string, text: string): Promise<Answer<'POST /api/authoring/:courseId/check'>> =>
      (await johan.post(`${base}/check`, { draftId: null, files: [{ path, text }] })).json();
    const bank = 'introduction-to-ai-concepts/assessment.yaml';
    const shown = await look(bank, (await textOf(bank)).replace(/pick: \d+/, 'pick: 40'));
    expect(shown.faults.map(({ message }) => message)).toEqual([expect.stringContaining('The bank has')]);
    expect(shown.page?.checks.length).toBeGreaterThan(7);
    expect((await look('project.yaml', await textOf('project.yaml'))).page?.blocks).toHaveLength(1);
    const module = 'introduction-to-ai-concepts/module.yaml';
    const broken = await look(module, (await textOf(module)).replace('- what-ai-is', '- no-such-file'));
    expect(broken.faults).toContainEqual({
      path: 'introduction-to-ai-concepts/no-such-file.md',
      line: 1,
      message: 'This file is missing.',
    });
  });

  it('is refused where it would take too long to read, with the line', async () => {
    const text = (await fileOf(LESSON)).text ?? '';
    const line = text.split('\n').length + 1;
    const backticks = Array.from({ length: 370 }, (_, index) => '`'.repeat(index + 1)).join(' ');
    expect((await check(LESSON, `${text}\n${backticks}`)).faults).toContainEqual({
      path: LESSON,
      line,
      message: expect.stringContaining('Break it into shorter ones.'),
    });
    const practice = LESSON.replace('.md', '.yaml');
    const aliases = Array.from({ length: 5 }, (_, index) => `b${index}: [${'*a,'.repeat(9)}]`).join('\n');
    expect((await check(practice, `a: &a [1,1]\n${aliases}`)).faults).toContainEqual({
      path: practice,
      line: 2,
      message: 'Write the value out instead of pointing to it with *a.',
    });
  });

  it('is shown for graded programs with what they begin with, a right one, and what is checked', async () => {
    const bank = `${MODULE}/assessment.yaml`;
    const { page } = await check(bank, (await fileOf(bank)).text);
    const programs = page?.blocks.filter(({ kind }) => kind === 'html') ?? [];
    expect(programs.length).toBeGreaterThan(0);
    for (const program of programs)
      expect(program).toMatchObject({
        html: expect.stringMatching(/A right program.*<pre.*<li>.*gives/s),
      });
    expect(page?.checks.some(({ kind }) => kind === 'code')).toBe(false);
  });

  it('is proven: the starter fails, the solution passes, each mistake gets its own words', async () => {
    const path = `${MODULE}/your-first-program.yaml`;
    const { text } = await fileOf(path);
    const prove = async (changed: string | null): Promise<Answer<'POST /api/authoring/:courseId/proof'>> =>
      (await johan.post(`${BASE}/proof`, { draftId: null, files: [{ path, text: changed }] })).json();
    expect(await prove(text)).toEqual({ programs: 1, faults: [] });
    const wrong = await prove(text?.replace('    print("Goeie dag")\n', '') ?? null);
    expect(wrong.faults.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('The solution does not pass'),
    );
    const solved = await prove(
      text?.replace('starter: |\n', 'starter: |\n    print("A")\n    print("B")\n') ?? null,
    );
    expect(solved.faults.map(({ message }) => message)).toContain(
      'The starter passes every visible test already.',
    );
    const draftId = await begin('Not solved');
    await save(draftId, { path, text: text?.replace('    print("Goeie dag")\n', '') ?? null });
    expect((await submit(draftId)).json().code).toBe('has-faults');
    await johan.delete(`${BASE}/drafts/${draftId}`);
  }, 900_000);

  it('is kept in a draft that learners do not see, with a row in the audit log', async () => {
    const { text } = await fileOf(LESSON);
    const draftId = await begin('A better hook');
    const saved = await save(draftId, { text: text?.replace('Naledi works', 'Nomsa works') ?? null });
    expect(saved.json()).toEqual({ version: 1 });
    expect(await fileOf(LESSON)).toMatchObject({ text, draft: { draftId, version: 1 } });
    expect((await courseOf()).drafts).toMatchObject([
      { id: draftId, title: 'A better hook', state: 'writing', isOwn: true, paths: [LESSON] },
    ]);
    expect(JSON.stringify((await lessonRow()).body)).not.toContain('Nomsa');
    expect(await auditOf('write-draft')).toContainEqual({
      actor_id: johan.id,
      subject: `course-file:${COURSE}/${LESSON}`,
    });
    // Back to what learners have: nothing is left to publish.
    expect((await save(draftId, { text })).json()).toEqual({ version: 0 });
    expect((await submit(draftId)).json().code).toBe('nothing-written');
    expect((await johan.delete(`${BASE}/drafts/${draftId}`)).statusCode).toBe(204);
    expect(await auditOf('discard-draft')).not.toHaveLength(0);
  });

  it('is never overwritten by a second person who has an older version', async () => {
    const { text, version } = await fileOf(LESSON);
    const draftId = await begin('Two at once');
    expect((await save(draftId, { text: `${text}\nFirst.` })).statusCode).toBe(200);
    const late = await save(draftId, { text: `${text}\nSecond.`, version: 0 }, admin);
    expect(late.json().code).toBe('changed-meanwhile');
    expect((await save(draftId, { text: 'x', baseVersion: version + 1 })).json().code).toBe(
      'changed-meanwhile',
    );
    expect((await fileOf(LESSON)).draft?.text).toBe(`${text}\nFirst.`);
    const second = await begin('Another draft', admin);
    const taken = await save(second, { text: `${text}\nThird.` }, admin);
    expect(taken.json()).toMatchObject({ code: 'in-another-draft' });
    expect(taken.json().message ?? taken.json().detail).toContain('Two at once');
    for (const id of [draftId, second]) await johan.delete(`${BASE}/drafts/${id}`);
  });

  it('that was discarded comes back as it was, unless another draft has one of its files by then', async () => {
    const { text } = await fileOf(LESSON);
    const draftId = await begin('Put away');
    await save(draftId, { text: `${text}\nPut away.` });
    const draft = `${BASE}/drafts/${draftId}`;
    const known = await draftOf(draftId);
    expect((await johan.delete(draft)).statusCode).toBe(204);
    expect((await fileOf(LESSON)).draft).toBeNull();
    expect((await johan.delete(draft)).json().code).toBe('unknown-draft');
    expect((await save(draftId, { text: 'More.' })).json().code).toBe('unknown-draft');
    const { drafts, discarded } = await courseOf();
    expect(drafts.map(({ id }) => id)).not.toContain(draftId);
    expect(discarded).toContainEqual(expect.objectContaining({ id: draftId, title: 'Put away' }));

    const second = await begin('In its place');
    await save(second, { text: `${text}\nIn its place.` });
    const refused = (await johan.post(`${draft}/restoration`)).json();
    expect(refused).toMatchObject({
      code: 'in-another-draft',
      detail: expect.stringContaining('In its place'),
    });
    expect((await courseOf()).discarded.map(({ id }) => id)).toContain(draftId);
    await johan.delete(`${BASE}/drafts/${second}`);

    expect((await other.post(`${draft}/restoration`)).json().code).toBe('not-your-course');
    for (let press = 1; press <= 2; press += 1)
      expect((await johan.post(`${draft}/restoration`)).statusCode).toBe(204);
    expect(await draftOf(draftId)).toEqual(known);
    expect((await fileOf(LESSON)).draft).toMatchObject({ draftId, text: `${text}\nPut away.` });
    expect(await auditOf('restore-draft')).toHaveLength(1);
    await johan.delete(draft);

    const after = new Date(academy.services.clock().getTime() + 1000);
    expect(await forgetDiscardedDrafts(academy.services.db, after)).toBeGreaterThan(1);
    expect((await johan.post(`${draft}/restoration`)).json().code).toBe('unknown-draft');
  });

  it('stays inside the course: no other path is taken', async () => {
    const draftId = await begin('Elsewhere');
    for (const path of [
      '../sql-and-tables/course.yaml',
      'catalogue.yaml',
      'a/b/c.md',
      '/etc/passwd',
      'a/b.png',
    ])
      expect(
        (await johan.put(`${BASE}/drafts/${draftId}/files`, { path, text: '', version: 0, baseVersion: 0 }))
          .statusCode,
        path,
      ).toBe(400);
    await johan.delete(`${BASE}/drafts/${draftId}`);
  });
});
