import {
  CONTENT_FIELDS,
  CONTENT_PATHS,
  CONTENT_TYPES,
  type ContentType,
  type Field,
  newEntry,
} from '@academy/domain/catalogue/content';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyTexts } from '../../../test/fuzz/any-texts.ts';
import { propertyRuns } from '../../../test/property-runs.ts';
import { signInAs } from '../../../test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp();
  cookie = await signInAs(test, (await test.addAccount('administrator')).id);
});
afterAll(() => test.close());

const text = fc.oneof(
  anyTexts(300),
  fc.constantFrom(
    '',
    '   ',
    "Robert'); drop table courses;--",
    '\u0000',
    '😀'.repeat(150),
    'abc',
    '-1',
    '1e999',
  ),
);
/** Any field value, valid or not. */
function valueFor(field: Field): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), text, fc.double(), fc.integer());
  switch (field.kind) {
    case 'integer':
      return fc.oneof(
        { arbitrary: fc.integer({ min: field.least - 2, max: 2_000_000 }), weight: 3 },
        anything,
      );
    case 'choice':
    case 'theme':
      return fc.oneof({ arbitrary: fc.constantFrom(...field.choices), weight: 3 }, anything);
    case 'instant':
      return fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        text,
        anything,
      );
    case 'list':
      return fc.oneof(fc.array(text, { maxLength: 40 }), anything);
    default:
      return fc.oneof({ arbitrary: text, weight: 3 }, anything);
  }
}

/** A whole form in which some fields have arbitrary values or are missing. */
function bodyFor(type: ContentType) {
  const whole = {
    ...newEntry(type, new Date('2026-11-15T12:00:00Z')),
    title: 'T',
    name: 'N',
    description: 'D',
  };
  const names = CONTENT_FIELDS[type].map(({ name }) => name);
  const filled = Object.fromEntries(names.map((name) => [name, whole[name as keyof typeof whole]]));
  const changes = Object.fromEntries(
    CONTENT_FIELDS[type].map((field) => [
      field.name,
      fc.oneof(
        { arbitrary: fc.constant(filled[field.name]), weight: 5 },
        valueFor(field),
        fc.constant(undefined),
      ),
    ]),
  );
  return fc.oneof({ arbitrary: fc.record(changes), weight: 9 }, fc.object({ maxKeys: 4, maxDepth: 1 }));
}

/** Everything that a save may touch. */
async function written() {
  const { rows } = await test.database.pool.query(
    `select (select count(*) from content_entries) as entries, (select count(*) from courses) as courses,
            (select count(*) from events) as events, (select count(*) from instructors) as instructors,
            (select count(*) from audit_log) as audited, (select revision from courseware_state) as revision,
            (select sum(version) from content_entries) as versions`,
  );
  return rows[0];
}

async function send(method: 'POST' | 'PUT', url: string, payload: unknown) {
  return test.app.inject({ method, url, headers: { cookie }, payload: payload as object });
}

describe.each(CONTENT_TYPES)('the form of a %s', (type) => {
  const path = `/api/admin/${CONTENT_PATHS[type]}`;

  it('CMS-34: takes or refuses any body, and a refused one writes nothing at all', async () => {
    const known = (await send('POST', path, await fc.sample(bodyOfKnown(type), 1)[0])).json<{ id: string }>()
      .id;
    const outcomes = new Set<number>();
    await fc.assert(
      fc.asyncProperty(bodyFor(type), fc.boolean(), async (body, isNew) => {
        const before = await written();
        const answer = isNew ? await send('POST', path, body) : await send('PUT', `${path}/${known}`, body);
        outcomes.add(answer.statusCode);
        expect([isNew ? 201 : 200, 400]).toContain(answer.statusCode);
        if (answer.statusCode === 400) expect(await written()).toEqual(before);
        else {
          const { id } = answer.json<{ id: string }>();
          const url = `/api/admin/content/${CONTENT_PATHS[type]}/${id}`;
          expect((await test.call('GET', url, { cookie })).statusCode).toBe(200);
        }
      }),
      propertyRuns(12),
    );
    expect(outcomes).toContain(400);
    for (const list of ['courses', 'events', 'collections', 'instructors', 'curricula', 'learning-paths'])
      expect((await test.call('GET', `/api/${list}`)).statusCode).toBe(200);
  });
});

function bodyOfKnown(type: ContentType) {
  const whole = {
    ...newEntry(type, new Date('2026-11-15T12:00:00Z')),
    title: 'T',
    name: 'N',
    description: 'D',
  };
  const names = CONTENT_FIELDS[type].map(({ name }) => name);
  return fc.constant(Object.fromEntries(names.map((name) => [name, whole[name as keyof typeof whole]])));
}
