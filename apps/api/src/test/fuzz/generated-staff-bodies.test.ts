import { endpoints } from '@academy/contract';
import type { Endpoint } from '@academy/contract/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../property-runs.ts';
import { signInAs } from '../sign-in/sign-in-as.ts';
import { anyTexts } from './any-texts.ts';
import { fittingValues, type JsonSchema, type KnownValues } from './fitting-values.ts';
import { type FuzzWorld, openFuzzWorld } from './fuzz-world.ts';

let world: FuzzWorld;
let cookie: string;
beforeAll(async () => {
  world = await openFuzzWorld();
  cookie = await signInAs(world.academy, (await world.academy.addAccount('administrator')).id);
});
afterAll(() => world.close());

/** The staff forms besides the six of the content, with the tables that saving them may touch. */
const FORMS: readonly (readonly [key: keyof typeof endpoints, tables: readonly string[]])[] = [
  ['PUT /api/admin/settings', ['academy_settings']],
  ['POST /api/sessions', ['training_sessions', 'session_bookings', 'notices', 'outbox_mails']],
  ['PUT /api/sessions/:sessionId', ['training_sessions', 'session_bookings', 'notices', 'outbox_mails']],
  [
    'PUT /api/sessions/:sessionId/details',
    ['training_sessions', 'session_bookings', 'notices', 'outbox_mails'],
  ],
  ['POST /api/sessions/:sessionId/attendance', ['session_bookings', 'learning_events', 'notices']],
  ['PUT /api/admin/people/:personId', ['users', 'sign_ins', 'outbox_mails']],
  ['POST /api/admin/people/:personId/sign-out', ['users', 'sign_ins']],
  ['POST /api/authoring/:courseId/drafts', ['course_drafts', 'course_draft_files']],
  ['PUT /api/authoring/:courseId/drafts/:draftId/files', ['course_drafts', 'course_draft_files']],
  ['POST /api/authoring/:courseId/modules', ['course_drafts', 'course_draft_files']],
  ['POST /api/admin/vouchers', ['voucher_batches', 'vouchers']],
];

/** A checksum of each table; the audit log is always among them. */
async function written(tables: readonly string[]) {
  const sums = [...tables, 'audit_log'].map(
    (name) => `(select coalesce(sum(hashtextextended(t::text, 0)), 0) from ${name} t) as ${name}`,
  );
  return (await world.academy.database.pool.query(`select ${sums.join(', ')}`)).rows[0];
}

const wrong = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  anyTexts(300),
  fc.constantFrom('', '   ', '\u0000', "Robert'); drop table users;--", '😀'.repeat(150), -1, 1e99, null),
);

/** A body that is valid by its schema, except that some fields have arbitrary values or are missing. */
function bodyFor({ body }: Endpoint, known: KnownValues) {
  const schema = body as JsonSchema & { properties: Record<string, unknown> };
  const changes = Object.keys(schema.properties).map((name) =>
    fc.record({ [name]: fc.oneof(wrong, fc.constant(undefined)) }),
  );
  return fc.oneof(
    { arbitrary: fittingValues(schema, known), weight: 3 },
    {
      arbitrary: fc
        .tuple(fittingValues(schema, known), fc.oneof(...changes))
        .map(([right, change]) => ({ ...(right as object), ...change })),
      weight: 4,
    },
    fc.object({ maxKeys: 4, maxDepth: 1 }),
  );
}

describe.each(FORMS)('%s', (key, tables) => {
  it('takes or refuses any body, and a refused one writes nothing at all', async () => {
    const [method, path = ''] = key.split(' ');
    const url = path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(world.known[name]?.[0])));
    const outcomes = new Set<number>();
    await fc.assert(
      fc.asyncProperty(bodyFor(endpoints[key], world.known), async (body) => {
        const before = await written(tables);
        const answer = await world.academy.app.inject({
          method: method as 'POST',
          url,
          headers: { cookie },
          payload: body as object,
        });
        outcomes.add(answer.statusCode);
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(await written(tables), answer.body).toEqual(before);
      }),
      propertyRuns(20),
    );
    expect(outcomes).toContain(400);
  });
});
