import { brotliDecompressSync } from 'node:zlib';
import {
  type GlossaryDocument,
  glossaryDocumentSchema,
  lessonDocumentSchema,
  outlineDocumentSchema,
} from '@academy/contract/learning/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileSchema } from '../../../../http/endpoints/request-checks/invalid-request.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/databases/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const documentsOf = async (kind: string, more = '') =>
  (
    await database.pool.query<{ subject: string; hash: string; br: Buffer }>(
      `select * from documents where kind = $1 ${more} order by subject`,
      [kind],
    )
  ).rows;
const textOf = ({ br }: { br: Buffer }) => brotliDecompressSync(br).toString();

describe('the courseware of the academy, imported', () => {
  it('has a document of every written lesson, list of contents and glossary, as the contract says', async () => {
    const shapes = [
      ['lesson', lessonDocumentSchema, 'select id from lessons where is_written'],
      ['outline', outlineDocumentSchema, 'select id from courses'],
      [
        'glossary',
        glossaryDocumentSchema,
        `select distinct course_id as id from lessons where body -> 'blocks' @> '[{"kind": "term"}]'`,
      ],
    ] as const;
    for (const [kind, schema, subjects] of shapes) {
      const isShaped = compileSchema(schema);
      const rows = await documentsOf(kind);
      for (const row of rows) expect(isShaped(JSON.parse(textOf(row))), row.subject).toBe(true);
      const expected = (await database.pool.query(subjects)).rows.map(({ id }) => id);
      expect(rows.map(({ subject }) => subject).sort()).toEqual(expected.sort());
    }
  });

  it('lets the assistants find the task of an exercise, which is in its card', async () => {
    const { rows } = await database.pool.query<{ heading: string }>(
      "select heading from lesson_passages where lesson_id = 'py-add-up-a-list-with-a-loop' and body like '%basket_total%'",
    );
    expect(rows.map(({ heading }) => heading)).toContain('Your turn: add up a basket');
  });

  it('collects the terms of a course in alphabetical order, each with its lesson', async () => {
    const [row] = await documentsOf('glossary', "and subject = 'python-for-ai'");
    const { courseTitle, terms } = JSON.parse(row ? textOf(row) : '{}') as GlossaryDocument;
    const words = terms.map(({ word }) => word.toLowerCase());
    expect(words).toEqual(words.toSorted());
    expect(courseTitle).toBe('Python for AI');
    expect(terms.find(({ id }) => id === 'while-loop')).toMatchObject({
      word: 'while loop',
      lesson: { id: 'py-repeat-until', title: expect.any(String) },
    });
    const { rows: outlines } = await database.pool.query("select br from documents where kind = 'outline'");
    expect(outlines.filter((outline) => textOf(outline).includes(`"glossary":"${row?.hash}"`))).toHaveLength(
      1,
    );
  });

  it('puts neither a solution nor a graded question into a document', async () => {
    const texts = (await Promise.all(['lesson', 'outline', 'glossary'].map((kind) => documentsOf(kind))))
      .flat()
      .map(textOf)
      .join('\n');
    const { rows: banks } = await database.pool.query<{
      items: { question: { askHtml: string } }[];
    }>('select items from assessments');
    const asked = banks.flatMap(({ items }) => items.map(({ question }) => JSON.stringify(question.askHtml)));
    expect(asked.length).toBeGreaterThan(50);
    for (const ask of asked) expect(texts).not.toContain(ask);
    expect(texts).not.toContain('"solution"');
  });

  it('never puts a solution or the making of a mistake into what a page gets', async () => {
    const { rows } = await database.pool.query('select id, body, solution from lessons where has_exercise');
    expect(rows.length).toBeGreaterThan(5);
    for (const { body, solution } of rows) {
      expect(solution).toBeTruthy();
      const own = body.exercise.language === 'sql' ? ['language', 'tables', 'others'] : ['uses'];
      expect(Object.keys(body.exercise).sort()).toEqual(
        ['hidden', 'hints', 'id', 'mistakes', 'starter', 'tests', ...own].sort(),
      );
      for (const mistake of body.exercise.mistakes)
        expect(Object.keys(mistake).sort()).toEqual(['say', 'when']);
    }
  });
});
